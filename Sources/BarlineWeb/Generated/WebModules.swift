// swift-format-ignore-file
// Written by Sources/WebModule/build: not to be changed by hand.
enum WebModules {
  static var all: [(name: String, packed: StaticString)] { [
    ("bar", bar),
    ("line", line),
    ("pie", pie),
    ("funnel", funnel),
    ("tier", tier),
  ] }
  static var pageScript: StaticString { ####"""
var A=new TextDecoder("utf-8",{ignoreBOM:!0}),ie='Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif',[re,Te,L,T,S]=[0,1,2,3,4],z=4,W=[2,2,6,0],ne=/^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,ae=["bar","line","point","slice","stage","tier","summary","custom"],x=r=>{let e=Math.floor(r/16777216)/1e3,t=r%16777216;return e===1?"#"+t.toString(16).padStart(6,"0"):`rgba(${t>>16},${t>>8&255},${t&255},${e})`},F;function D(r){return/^[^\r\u0300-\uffff]*$/.test(r)||!globalThis.Intl?.Segmenter?[...r]:(F??=new Intl.Segmenter("en"),Array.from(F.segment(r),e=>e.segment))}var k=class{constructor(){this.tables=[{},{},{},{}]}static spoken(e,t){if(t===null||Number.isNaN(t))return e;let s=t.toLocaleString("en-US",{useGrouping:!1,maximumSignificantDigits:15}).replace("-","−");return e?`${e}: ${s}`:s}read({memory:{buffer:e}},t){let s=new Uint32Array(e,t,48),i=(n,l,o=1)=>new n(e,s[l+1]?s[l]:0,s[l+1]*o);return{sheets:this.tables.map((n,l)=>{let o=4+l*11,h={items:i(Uint32Array,o+1,4),verbs:i(Uint8Array,o+3),numbers:i(Float64Array,o+5)},p=s[o];return n.edition!==p&&(n=this.tables[l]=le(i(Float64Array,o+7),i(Uint8Array,o+9)),n.edition=p),Object.assign(h,n)}),dimming:i(Float64Array,0),title:A.decode(i(Uint8Array,2))}}paint({sheets:e,dimming:t},s,i,a){B(s),s.setTransform(i,0,0,i,0,0),e.forEach((n,l)=>new O(n,a,i,this).paint(s,l===1?t:[]))}scratch(e,t){let s=(this.spares??=[])[t]??=document.createElement("canvas");return(s.width!==e.width||s.height!==e.height)&&Object.assign(s,{width:e.width,height:e.height}),s}marks({sheets:[,e]}){let t=[],s=[],i=[1,0,0,1,0,0];return he(e,(a,n,l)=>{if(a===T){let o=e.layers[l[3]],h=o.mark&&{...o.mark,box:[1/0,1/0,-1/0,-1/0]};s.push({mark:h,map:i}),o.map&&(i=de(i,o.map)),h&&t.push(h)}else if(a===S)i=s.pop().map;else if(a!==L)for(let{mark:o}of s)o&&pe(o.box,i,fe(e,n,l))}),t.filter(a=>a.box[0]<=a.box[2])}},oe=r=>r.replace(/\r\n|[\t\n\r\x85\u2028\u2029]/g," ").replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g,"�");function le(r,e){let t=0,s=0,i=()=>r[t++],a=m=>Array.from({length:i()},m),n=()=>[x(i()),x(i())],l=()=>A.decode(e.subarray(s,s=i())),o=()=>{let m=0;return a(()=>({offset:m=Math.min(1,Math.max(m,i())),color:n()}))},h=()=>({shape:i(),verbs:a(i),numbers:a(i)}),p=a(()=>{let m=i();if(m===0)return{color:n()};let w=Array.from({length:m===1?4:3},i),g=o(),se=m===1?w[0]===w[2]&&w[1]===w[3]:w[2]<=0;return g.length<2||se?{color:g.at(-1)?.color??["transparent","transparent"]}:{kind:m,place:w,stops:g}}),c=a(()=>({width:i(),cap:i(),join:i(),limit:i(),phase:i(),dash:a(i)})),f=a(()=>({font:[i(),i()],color:n()})).map(({font:[m,w],color:g})=>({font:`${w?600:400} ${m}px ${ie}`,color:g})),d=a(()=>oe(l())),u=a(()=>({opacity:i(),map:i()?Array.from({length:6},i):null,rule:["","nonzero","evenodd"][r[t]],clip:i()?h():null,mark:i()?{role:ae[i()],series:i(),item:i(),label:l(),value:i()}:null}));return{paints:p,strokes:c,styles:f,strings:d,layers:u}}function B(r){r.setTransform(1,0,0,1,0,0),r.globalAlpha=1,r.clearRect(0,0,r.canvas.width,r.canvas.height)}function he({items:r},e){for(let t=0;t<r.length;t+=4){let s=r[t];e(s&7,s>>3&7,r.subarray(t,t+4))}}var O=class{constructor(e,t,s,i){Object.assign(this,e,{theme:t,scale:s,painter:i})}paint(e,t){let{items:s,numbers:i}=this,a=[],n=0,l=0;for(let o=0;o<s.length;o+=4){let h=s[o],p=h&7;if(l){l+=p===T?1:p===S?-1:0;continue}let c=h>>3&7,f=s[o+2],d=s[o+3];if(p===T){let u=this.layers[d],m=u.opacity*(a.length===0?t[n++]??1:1);if(m<=0){l=1;continue}a.push(e),e=this.open(e,u,m,o,a.length)}else p===S?e=this.close(e,a.pop()):p===L?this.write(e,this.styles[s[o+1]],h>>6&3,f,this.strings[d]):p===re?(e.fillStyle=this.ink(e,s[o+1]),c===0?e.fillRect(i[f],i[f+1],i[f+2],i[f+3]):(e.beginPath(),_(e,c,i,f,this.verbs,d),e.fill(h>>6&3?"evenodd":"nonzero"))):this.stroke(e,this.strokes[h>>>8],s[o+1],c,f,d)}}open(e,t,s,i,a){if(e.save(),t.map&&e.transform(...t.map),t.clip&&(e.beginPath(),_(e,t.clip.shape,t.clip.numbers,0,t.clip.verbs,0),e.clip(t.rule)),s>=1)return e;if(this.holdsOne(i))return e.globalAlpha*=s,e;let n=this.painter.scratch(e.canvas,a).getContext("2d");return B(n),n.setTransform(e.getTransform()),n.parent=[e,s],n}close(e,t){return e!==t&&e.parent?.[0]===t&&(t.save(),t.setTransform(1,0,0,1,0,0),t.globalAlpha*=e.parent[1],t.drawImage(e.canvas,0,0),t.restore(),e.parent=null),t.restore(),t}holdsOne(e){let t=0,s=0;for(;e<this.items.length;e+=4){let i=this.items[e]&7;if(i===T)t+=1;else if(i===S){if(--t===0)break}else if(++s>1)return!1}return!0}ink(e,t){let{color:s,kind:i,place:a,stops:n}=this.paints[t];if(s)return s[this.theme];let l=i===1?e.createLinearGradient(...a):e.createRadialGradient(a[0],a[1],0,a[0],a[1],a[2]);for(let o of n)l.addColorStop(o.offset,o.color[this.theme]);return l}stroke(e,{width:t,cap:s,join:i,limit:a,phase:n,dash:l},o,h,p,c){t<=0||(e.strokeStyle=this.ink(e,o),e.lineWidth=t,e.lineCap=["butt","round","square"][s],e.lineJoin=["miter","round","bevel"][i],e.miterLimit=Math.max(1,a),e.setLineDash(l),e.lineDashOffset=n,e.beginPath(),_(e,h,this.numbers,p,this.verbs,c),e.stroke())}write(e,{font:t,color:s},i,a,n){let[l,o,h]=this.numbers.subarray(a,a+3);if(e.font=t,e.fillStyle=s[this.theme],e.textAlign=["left","center","right"][i],e.direction=ne.test(n)?"rtl":"ltr",!h)return e.fillText(n,l,o);e.save(),e.translate(l,o),e.rotate(h),e.fillText(n,0,0),e.restore()}};function _(r,e,t,s,i,a){if(e===z)for(;;a+=1){switch(i[a]){case 0:r.moveTo(t[s],t[s+1]);break;case 1:r.lineTo(t[s],t[s+1]);break;case 2:r.bezierCurveTo(t[s],t[s+1],t[s+2],t[s+3],t[s+4],t[s+5]);break;case 3:r.closePath();break;default:return}s+=W[i[a]]}let[n,l,o,h,p,c,f,d]=t.slice(s,s+8);e===0?r.rect(n,l,o,h):e===1?r.roundRect(n,l,o,h,[p,c,f,d].map(u=>Math.max(0,u))):e===2?P(r,n,l,Math.max(0,o)):ce(r,n,l,Math.max(0,o),Math.max(0,h),p,c)}function P(r,e,t,s,i=!1){r.moveTo(e+s,t),r.arc(e,t,s,0,2*Math.PI,i),r.closePath()}function ce(r,e,t,s,i,a,n){let l=n-a,o=l<0;if(Math.abs(l)>=2*Math.PI){P(r,e,t,i,o),s>0&&P(r,e,t,s,!o);return}let[h,p]=[a-Math.PI/2,n-Math.PI/2];r.moveTo(e+i*Math.cos(h),t+i*Math.sin(h)),r.arc(e,t,i,h,p,o),s>0?r.arc(e,t,s,p,h,!o):r.lineTo(e,t),r.closePath()}function fe({numbers:r,verbs:e},t,[,,s,i]){let a=[1/0,1/0,-1/0,-1/0],n=(d,u)=>{a[0]=Math.min(a[0],d),a[1]=Math.min(a[1],u),a[2]=Math.max(a[2],d),a[3]=Math.max(a[3],u)},[l,o,h,p,c,f]=r.subarray(s,s+6);if(t<2)n(l,o),n(l+h,o+p);else if(t===2)n(l-h,o-h),n(l+h,o+h);else if(t===z){let d=0;for(;e[i]!==255;i+=1)d+=W[e[i]];for(let u=s;u<s+d;u+=2)n(r[u],r[u+1])}else{let[d,u]=[Math.min(c,f),Math.min(Math.max(c,f),Math.min(c,f)+2*Math.PI)],m=w=>[h,p].forEach(g=>n(l+g*Math.sin(w),o-g*Math.cos(w)));m(d),m(u);for(let w=Math.ceil(d/(Math.PI/2));w*Math.PI/2<u;w+=1)m(w*Math.PI/2)}return a}function pe(r,e,[t,s,i,a]){for(let[n,l]of[[t,s],[i,s],[t,a],[i,a]]){let[o,h]=[e[0]*n+e[2]*l+e[4],e[1]*n+e[3]*l+e[5]];r[0]=Math.min(r[0],o),r[1]=Math.min(r[1],h),r[2]=Math.max(r[2],o),r[3]=Math.max(r[3],h)}}var de=([r,e,t,s,i,a],[n,l,o,h,p,c])=>[r*n+t*l,e*n+s*l,r*o+t*h,e*o+s*h,r*p+t*c+i,e*p+s*c+a];var q=["minimumValue","maximumValue","showsValueLabels","selectsAllSeries","visibleItems","area","dots","hole","amount","keepsSelection"],ue=[2,3,5,6,9],me=["values","labels","names","title","subtitle","unit","colors","positions","tiers","theme","keepsTaps","animated","delegate","module"],we=["colors","area","dots"],I=1e3,ge=new TextEncoder,b=(r,e)=>{throw new TypeError(`${typeof r=="string"?JSON.stringify(r):String(r)} ${e}`)},$=r=>Object(r)===r,U=(r,e)=>typeof(r??0)=="number"?r??NaN:b(r,`${e} is no number`),R=(r,e)=>typeof(r??!0)=="boolean"?Number(r??NaN):b(r,`${e} is neither true nor false`),M=(r,e)=>$(r)&&r[Symbol.iterator]?r:b(r,`${e} is no list`),be=(r,e)=>$(r)||typeof r=="symbol"?b(r,`${e} is no text`):String(r??"").replaceAll("\0","�")+"\0";function H(r){if(r==null)return NaN;let[,e]=/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(r)??b(r,'is no colour such as "#6472ea"');return parseInt(e.length===3?e.replace(/./g,"$&$&"):e,16)}function J(r,e){let t=$(r?.[0])?[...M(r,`as ${e}`)]:[r];if(t.length>I)throw new RangeError(`${t.length} rows of ${e}: a chart takes ${I} at most`);return t.map(s=>s instanceof Float64Array?s:Float64Array.from(M(s,`as ${e}`),i=>U(i,`among the ${e}`)))}function v(r,e={}){let t={...r},s={},i=[];for(let c in t){if(![...q,...me].includes(c))throw new TypeError(`a chart has no option ${JSON.stringify(c)}`);t[c]===void 0&&delete t[c]}let{theme:a,delegate:n}=t;if([void 0,null,"light","dark","auto"].includes(a)||b(a,"is no theme: light, dark or auto"),n!=null&&!$(n)&&b(n,"as delegate is no object"),"theme"in t&&(s.theme=a),"delegate"in t&&(s.delegate=n??{}),"keepsTaps"in t&&(s.keepsTaps=R(t.keepsTaps,"as keepsTaps")===1),t.tiers!=null){let c=[...M(t.tiers,"as tiers")];for(let f of c)$(f)||b(f,"among the tiers is no object");t.values=["from","to"].map(f=>c.map(d=>U(d[f],`as ${f} of a tier`))),t.labels??=c.map(f=>f.label)}if(t.values!=null){let c=J(t.values,"values");i.push(["rows",s.rows=c.length],...c.map((f,d)=>["values",d,f]))}if("positions"in t){let c=t.positions===null?[]:J(t.positions,"positions");i.push(["rows",-1-c.length],...c.map((f,d)=>["values",-1-d,f]))}let l=(c,f,d)=>i.push(["texts",c,ge.encode(Array.from(f,u=>be(u,d)).join(""))]);for(let[c,f]of["labels","names"].entries())f in t&&l(c,M(t[f]??[],`as ${f}`),`among the ${f}`);for(let[c,f,d]of[["title",2,"as a title"],["unit",3,"as unit"],["subtitle",4,"as a subtitle"]])c in t&&l(f,[t[c]],d);let o=s.laid={...e.laid};for(let c of we)c in t&&(o[c]=t[c]);let h=c=>c in t||s.rows&&c in o;if(h("colors")){let c=s.rows??e.rows??0,f=typeof(o.colors??"")=="string",d=f?[o.colors]:o.colors=[...M(o.colors,"as colors")];if(f)i.push(["colors",-1,Float64Array.from(d,H)]);else{let u=c>1||Array.isArray(d[0])?d:[d];for(let m=0;m<Math.max(c,u.length);m+=1)i.push(["colors",m,Float64Array.from([u[m]].flat(),H)])}}for(let[c,f]of q.entries())h(f)&&i.push(["option",c,(ue.includes(c)?R:U)((f in t?t:o)[f],`as ${f}`)]);let p=R(t.animated,"as animated")===1;return i.length&&i.push(["apply",p?1:0]),[s,i]}var N=new Map,K=new WeakMap,V=new TextEncoder;function C(r,e){let t=N.get(r);if(t&&(!e||e===t.source))return t.module;let s={source:e,module:ke(e||ye(`barline-${r}.wasm.gz`))};return N.set(r,s),s.module.catch(()=>N.get(r)===s&&N.delete(r)),s.module}async function ye(r){let e=new URL(r,import.meta.url);if(e.protocol==="file:"&&globalThis.process?.versions?.node)return(await import("node:fs/promises")).readFile(e);let t=await fetch(e);if(!t.ok)throw new Error(`${e}: ${t.status} ${t.statusText}`);return t}function E(r){try{r()}catch(e){globalThis.reportError?reportError(e):queueMicrotask(()=>{throw e})}}async function ke(r){let e=new Map;r=await r;let t=r instanceof Response?new Uint8Array(await r.arrayBuffer()):r,{instance:s}=await Ae(t,{barline:{write:(i,a)=>V.encodeInto(String(i),new Uint8Array(s.exports.memory.buffer,a,32)).written,read:(i,a)=>Number(`${BigInt.asUintN(64,i)}e${a}`),split:(i,a,n)=>{let{buffer:l}=s.exports.memory,o=A.decode(new Uint8Array(l,i,a)),h=new Int32Array(l,n,a),p=D(o);return p.reduce((c,f,d)=>h[d]=c+V.encode(f).length,0),p.length},changed:i=>E(()=>e.get(i)?.redraw()),scrolled:i=>E(()=>e.get(i)?.tell("didScroll",{})),selected:(i,a,n,l,o,h,p,c)=>E(()=>{let[f,d,u]=A.decode(new Uint8Array(s.exports.memory.buffer,p,c)).split("\0");e.get(i)?.select(a,{item:l,series:o,value:Number.isNaN(h)?null:h,label:f,seriesName:d,line:u,reason:["ended","cancelled","left","collapsed","removed","replaced"][n]??null})})},math:Math});return{exports:s.exports,charts:e}}var X=r=>r[0]===31;function Y(r,e){let t=new DecompressionStream("gzip"),s=t.writable.getWriter();return s.write(r).catch(()=>{}),s.close().catch(()=>{}),new Response(t.readable,{headers:e})}var Ae=(r,e)=>X(r)?WebAssembly.instantiateStreaming(Y(r,{"Content-Type":"application/wasm"}),e):WebAssembly.instantiate(r,e);function Q({exports:r},e,t){let{byteLength:s}=e,i=r.barline_allocate(s);try{return new Uint8Array(r.memory.buffer).set(new Uint8Array(e.buffer,e.byteOffset,s),i),t(i,s)}finally{r.barline_free(i)}}async function Z(r,e,t,s){let i=Me(r,s),[a,n]=await Promise.all([C(e,s?.module),X(t)?Y(t).arrayBuffer():t]),l=Q(a,new Uint8Array(n),(p,c)=>a.exports[`barline_open_${e}`](p,c)),{exports:o}=a,h=o.barline_fault_count(l);if(h){let p=A.decode(new Uint8Array(o.memory.buffer,o.barline_fault(l),h));throw o.barline_close(l),new Error(p)}return $e(a,l,r,i)}function Me(r,e){let t=v(e);if(r===null||r?.localName==="canvas"&&r.getContext("2d"))return t;throw new TypeError(`a chart is shown on a canvas with a 2d context, or on null: not on ${String(r)}`)}function $e(r,e,t,s){let i=new j(r,e);try{return i.rows=r.exports.barline_rows(e,I),i.take(s),!s[0].rows&&Array.isArray(i.laid.colors)&&i.take(v({colors:i.laid.colors},i)),t&&i.show(t),i}catch(a){throw i.close(),a}}var y=()=>performance.now()/1e3,G=["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","Escape","Enter"," "],j=class{constructor(e,t){Object.assign(this,{module:e,number:t,canvas:null,wasm:e.exports,delegate:{}}),e.charts.set(t,this)}set(e){if(!this.number)throw new Error("this chart is closed");this.take(v(e,this))}take([e,t]){Object.assign(this,e),e.keepsTaps===!1&&this.wasm.barline_option(this.number,10,0);for(let[s,i,a]of t){let n=this.wasm[`barline_${s}`];ArrayBuffer.isView(a)?Q(this.module,a,(l,o)=>n(this.number,i,l,o)):n(this.number,i,a)}this.redraw()}touch(e,t,s,i=1,a=y()){return this.answer(this.wasm.barline_touch(this.number,["began","moved","ended","cancelled"].indexOf(e),i,t,s,a))}hover(e,t,s=y()){return this.answer(this.wasm.barline_hover(this.number,1,e,t,s))}leave(e=y()){return this.answer(this.wasm.barline_hover(this.number,0,0,0,e))}wheel(e,t,s,i,a=y()){return this.answer(this.wasm.barline_wheel(this.number,e,t,s,i,a))}key(e,t=y()){return this.answer(G.includes(e)?this.wasm.barline_key(this.number,G.indexOf(e),t):0)}answer(e){return["ignored","undecided","claimed"][e]}resize(e,t,s=1,i=!1){this.wasm.barline_resize(this.number,e,t,s,i?1:0)}get size(){return{width:this.wasm.barline_width(this.number),height:this.wasm.barline_height(this.number)}}point(e,t=0){let[s,i]=[0,1].map(a=>this.wasm.barline_point(this.number,e,t,a));return Number.isNaN(s)?null:[s,i]}isMoving(e=y()){return this.wasm.barline_moving(this.number,e)===1}drawing(e=y()){let t=this.wasm.barline_draw(this.number,e);return this.number?(this.painter??=new k).read(this.wasm,t):null}select(e,t){this.tell(["didBeginSelection","didMoveSelection","didEndSelection"][e],t),this.voice&&(this.voice.textContent=e===2?"":k.spoken([t.label,t.seriesName].filter(Boolean).join(", "),t.value))}tell(e,t){E(()=>this.delegate[e]?.(t,this)),this.canvas?.dispatchEvent(new CustomEvent("barline",{bubbles:!0,detail:{name:e,chart:this,...t}}))}close(){this.life?.abort(),this.observer?.disconnect(),globalThis.cancelAnimationFrame?.(this.frame),this.marks?.remove(),this.voice?.remove(),this.module.charts.delete(this.number),this.wasm.barline_close(this.number),this.canvas=null,this.number=0}redraw(){this.canvas&&!this.frame&&(this.frame=requestAnimationFrame(()=>this.paint()))}paint(){this.frame=0;let e=y(),t=this.fitted&&this.drawing(e);if(!t)return;let{theme:s,dark:i}=this,a=s==="dark"||s!=="light"&&i.matches;this.painter.paint(t,this.canvas.getContext("2d"),this.scale,a?1:0),this.painted??=performance.now();let n=this.isMoving(e);n&&this.redraw(),(!n||!this.described)&&this.describe(t)}fit(){let{canvas:e}=this,{clientWidth:t,clientHeight:s}=e;if(this.place(),!t||!s)return;let i=[t,s,devicePixelRatio,this.still.matches].join();if(i===this.fitted)return;this.fitted=i,this.scale=devicePixelRatio;let[a,n]=[Math.round(t*this.scale),Math.round(s*this.scale)],l=e.width!==a||e.height!==n;l&&Object.assign(e,{width:a,height:n}),e.clientWidth!==t&&(e.style.width=`${t}px`),this.resize(t,s,this.scale,this.still.matches),l?this.paint():this.redraw()}show(e){let t=this.life=new AbortController;K.get(e)?.close(),K.set(this.canvas=e,this);let s=(a,n,l,o)=>a.addEventListener(n,l,{signal:t.signal,...o});this.dark=matchMedia("(prefers-color-scheme: dark)"),this.still=matchMedia("(prefers-reduced-motion: reduce)"),s(this.dark,"change",()=>this.redraw()),s(this.still,"change",()=>this.fit());let i=()=>s(matchMedia(`(resolution: ${devicePixelRatio}dppx)`),"change",()=>{this.fit(),i()},{once:!0});i(),this.observer=new ResizeObserver(()=>this.fit()),this.observer.observe(e),s(document,"scroll",()=>this.place(),{capture:!0,passive:!0}),e.tabIndex=0,e.style.touchAction="pan-y pinch-zoom",this.speak(),this.listen(s)}listen(e){let{canvas:t}=this,s=n=>{this.keepsTaps&&this.wasm.barline_option(this.number,10,n.pointerType==="mouse"?0:1);let l=t.getBoundingClientRect(),{clientWidth:o,clientHeight:h}=t;return[(n.clientX-l.left)*o/l.width,(n.clientY-l.top)*h/l.height]},i=new Set,a=n=>l=>{i.delete(l.pointerId)&&this.touch(n,...s(l),l.pointerId)};e(t,"pointerdown",n=>{if(n.button===0){i.add(n.pointerId);try{t.setPointerCapture(n.pointerId)}catch{}this.touch("began",...s(n),n.pointerId)}}),e(t,"pointermove",n=>{i.has(n.pointerId)?this.touch("moved",...s(n),n.pointerId):n.pointerType!=="touch"&&this.hover(...s(n))}),e(t,"pointerup",n=>{a("ended")(n);let l=t.getRootNode().elementFromPoint?.(n.clientX,n.clientY)===t;n.pointerType==="mouse"&&l&&this.hover(...s(n))}),e(t,"pointercancel",a("cancelled")),e(t,"pointerleave",n=>{!i.has(n.pointerId)&&n.pointerType!=="touch"&&this.leave()}),e(t,"wheel",n=>{if(n.ctrlKey)return;let l=[1,16,t.clientHeight][n.deltaMode];this.wheel(...s(n),n.deltaX*l,n.deltaY*l)==="claimed"&&n.preventDefault()},{passive:!1}),e(t,"keydown",n=>{!n.ctrlKey&&!n.metaKey&&!n.altKey&&this.key(n.key)==="claimed"&&n.preventDefault()})}speak(){let e=t=>{let s=document.createElement("div");return s.setAttribute("role",t),Object.assign(s.style,{position:"absolute",overflow:"hidden",pointerEvents:"none"}),s};this.marks=e("list"),this.voice=e("status"),Object.assign(this.voice.style,{left:"0",top:"0",width:"1px",height:"1px",clipPath:"inset(50%)"}),this.canvas.setAttribute("role","application"),this.spot=[0,0],this.place()}place(){let{canvas:e,marks:t,voice:s}=this;if(!e.isConnected){t.remove(),s.remove();return}if(t.parentNode!==e.parentNode){e.after(t,s);for(let h=e;h=h.parentElement;)this.observer.observe(h)}Object.assign(t.style,{width:e.clientWidth+"px",height:e.clientHeight+"px"});let i=e.getBoundingClientRect(),a=t.getBoundingClientRect(),n=i.width/e.offsetWidth||1,[l,o]=this.spot=[this.spot[0]+(i.x-a.x)/n,this.spot[1]+(i.y-a.y)/n];t.style.translate=`${l}px ${o}px`}describe(e){let{canvas:t,marks:s}=this,{edition:i}=e.sheets[1];this.place(),this.described!==i&&(this.described=i,t.setAttribute("aria-label",e.title||this.title||"chart"),setTimeout(()=>{let a=this.canvas&&this.drawing();a&&s.replaceChildren(...this.painter.marks(a).slice(0,2e3).map(({label:n,value:l,box:[o,h,p,c]})=>{let f=document.createElement("div");return f.setAttribute("role","listitem"),f.setAttribute("aria-label",k.spoken(n,l)),Object.assign(f.style,{position:"absolute",left:o+"px",top:h+"px",width:p-o+"px",height:c-h+"px"}),f}))}))}};function ee(r,e){let t=new Uint8Array(128),s=new TextEncoder().encode(r),i=new Uint8Array(e);for(let a=33,n=0;a<127;a++)a!==38&&a!==60&&a!==62&&(t[a]=n++);for(let a=0,n=0,l=0,o=0;a<s.length;a+=2)l|=t[s[a]]+91*t[s[a+1]]<<o,i[n++]=l,l>>>=8,!((o+=5)<8)&&(i[n++]=l,l>>>=8,o-=8);return i}performance.mark("barline");var te=r=>ee(r.textContent,Number(r.dataset.bytes));for(let r of document.querySelectorAll("script[data-module]"))C(r.dataset.module,te(r));for(let r of document.querySelectorAll("figure[data-chart]")){let e=document.createElement("canvas"),{chart:t,theme:s,width:i,height:a,taps:n}=r.dataset,l=n==="kept";r.style.maxWidth=`${Math.max(i,960)}px`,e.style.aspectRatio=`${i} / ${a}`,e.style.minHeight=`${Math.min(a,280)}px`,Z(e,t,te(r.querySelector("script")),{theme:s,keepsTaps:l}).then(o=>{r.chart=o,o.title=document.title,r.append(e),r.classList.add("live"),o.fit(),l&&document.addEventListener("pointerup",({target:h})=>{h!==e&&o.key("Escape")})})}
"""#### }
  static var files: [(name: String, text: StaticString)] { [
    ("painter.mjs", ####"""
// Reads a drawing from the module's memory and paints it on a canvas.

export const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const families = 'Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif';
const [fill, stroke, write, push, pop] = [0, 1, 2, 3, 4], path = 4;
const counts = [2, 2, 6, 0];
const rightToLeft = /^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const roles = ['bar', 'line', 'point', 'slice', 'stage', 'tier', 'summary', 'custom'];

const css = color => {
  const alpha = Math.floor(color / 16777216) / 1000, rgb = color % 16777216;
  return alpha === 1 ? '#' + rgb.toString(16).padStart(6, '0') : `rgba(${rgb >> 16},${rgb >> 8 & 255},${rgb & 255},${alpha})`;
};

// The clusters of a text, which no line is cut within; in a browser that does not know them, its code points. What is below U+0300 stands
// alone, and a segmenter takes as long to make as a chart does to be drawn.
let segmenter;
export function clusters(text) {
  if (/^[^\r\u0300-\uffff]*$/.test(text) || !globalThis.Intl?.Segmenter) return [...text];
  segmenter ??= new Intl.Segmenter('en');
  return Array.from(segmenter.segment(text), part => part.segment);
}

export class Painter {
  constructor() { this.tables = [{}, {}, {}, {}]; }

  /** A label and a value as they are spoken: "2004: 36205". */
  static spoken(label, value) {
    if (value === null || Number.isNaN(value)) return label;
    const number = value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 15 }).replace('-', '\u2212');
    return label ? `${label}: ${number}` : number;
  }

  /** What lies at an address: the four sheets, the factors that dim the marks, the title. Good until the module is called again. */
  read({ memory: { buffer } }, address) {
    const words = new Uint32Array(buffer, address, 4 + 4 * 11);
    const view = (Kind, at, size = 1) => new Kind(buffer, words[at + 1] ? words[at] : 0, words[at + 1] * size);
    const sheets = this.tables.map((table, k) => {
      const at = 4 + k * 11;
      const sheet = { items: view(Uint32Array, at + 1, 4), verbs: view(Uint8Array, at + 3), numbers: view(Float64Array, at + 5) };
      const edition = words[at];
      if (table.edition !== edition) {
        table = this.tables[k] = decode(view(Float64Array, at + 7), view(Uint8Array, at + 9));
        table.edition = edition;
      }
      return Object.assign(sheet, table);
    });
    return { sheets, dimming: view(Float64Array, 0), title: decoder.decode(view(Uint8Array, 2)) };
  }

  /** Paints a drawing; `theme` is 0 for light, 1 for dark. */
  paint({ sheets, dimming }, context, scale, theme) {
    clear(context);
    context.setTransform(scale, 0, 0, scale, 0, 0);
    sheets.forEach((sheet, k) => new Sheet(sheet, theme, scale, this).paint(context, k === 1 ? dimming : []));
  }

  /** A canvas as large as another, for a group that is seen through as a whole. */
  scratch(canvas, depth) {
    const spare = (this.spares ??= [])[depth] ??= document.createElement('canvas');
    if (spare.width !== canvas.width || spare.height !== canvas.height) Object.assign(spare, { width: canvas.width, height: canvas.height });
    return spare;
  }

  /** The marks of a drawing: what they are called, their values, and the boxes around them: left, top, right, bottom. */
  marks({ sheets: [, sheet] }) {
    const found = [], open = [];
    let map = [1, 0, 0, 1, 0, 0];
    walk(sheet, (verb, shape, item) => {
      if (verb === push) {
        const layer = sheet.layers[item[3]], mark = layer.mark && { ...layer.mark, box: [Infinity, Infinity, -Infinity, -Infinity] };
        open.push({ mark, map });
        if (layer.map) map = multiply(map, layer.map);
        if (mark) found.push(mark);
      } else if (verb === pop) {
        map = open.pop().map;
      } else if (verb !== write) {
        for (const { mark } of open) if (mark) extend(mark.box, map, extent(sheet, shape, item));
      }
    });
    return found.filter(mark => mark.box[0] <= mark.box[2]);
  }
}

// A line as every screen draws it: its ends are blanks, and what cannot be drawn is a sign for that.
const plain = text => text.replace(/\r\n|[\t\n\r\x85\u2028\u2029]/g, ' ').replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g, '\ufffd');

/** The tables of a sheet: paints, strokes, styles, strings, layers, as `FlatSheet` writes them. */
function decode(numbers, bytes) {
  let at = 0, end = 0;
  const next = () => numbers[at++];
  const some = read => Array.from({ length: next() }, read);
  const color = () => [css(next()), css(next())];
  const string = () => decoder.decode(bytes.subarray(end, end = next()));
  const stops = () => {
    let least = 0;
    return some(() => ({ offset: least = Math.min(1, Math.max(least, next())), color: color() }));
  };
  const shape = () => ({ shape: next(), verbs: some(next), numbers: some(next) });
  const paints = some(() => {
    const kind = next();
    if (kind === 0) return { color: color() };
    const place = Array.from({ length: kind === 1 ? 4 : 3 }, next), all = stops();
    const isFlat = kind === 1 ? place[0] === place[2] && place[1] === place[3] : place[2] <= 0;
    if (all.length < 2 || isFlat) return { color: all.at(-1)?.color ?? ['transparent', 'transparent'] };
    return { kind, place, stops: all };
  });
  const strokes = some(() => ({ width: next(), cap: next(), join: next(), limit: next(), phase: next(), dash: some(next) }));
  const styles = some(() => ({ font: [next(), next()], color: color() })).map(({ font: [size, bold], color }) => (
    { font: `${bold ? 600 : 400} ${size}px ${families}`, color }));
  const strings = some(() => plain(string()));
  const layers = some(() => ({
    opacity: next(),
    map: next() ? Array.from({ length: 6 }, next) : null,
    rule: ['', 'nonzero', 'evenodd'][numbers[at]],
    clip: next() ? shape() : null,
    mark: next() ? { role: roles[next()], series: next(), item: next(), label: string(), value: next() } : null,
  }));
  return { paints, strokes, styles, strings, layers };
}

function clear(context) {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = 1;
  context.clearRect(0, 0, context.canvas.width, context.canvas.height);
}

function walk({ items }, visit) {
  for (let at = 0; at < items.length; at += 4) {
    const head = items[at];
    visit(head & 7, head >> 3 & 7, items.subarray(at, at + 4));
  }
}

/** A sheet on its way to a canvas. */
class Sheet {
  constructor(sheet, theme, scale, painter) { Object.assign(this, sheet, { theme, scale, painter }); }

  paint(context, dimming) {
    const { items, numbers } = this, open = [];
    let top = 0, hidden = 0;
    for (let at = 0; at < items.length; at += 4) {
      const head = items[at], verb = head & 7;
      if (hidden) {
        hidden += verb === push ? 1 : verb === pop ? -1 : 0;
        continue;
      }
      const shape = head >> 3 & 7, first = items[at + 2], extra = items[at + 3];
      if (verb === push) {
        const layer = this.layers[extra];
        const opacity = layer.opacity * (open.length === 0 ? dimming[top++] ?? 1 : 1);
        if (opacity <= 0) { hidden = 1; continue; }
        open.push(context);
        context = this.open(context, layer, opacity, at, open.length);
      } else if (verb === pop) {
        context = this.close(context, open.pop());
      } else if (verb === write) {
        this.write(context, this.styles[items[at + 1]], head >> 6 & 3, first, this.strings[extra]);
      } else if (verb === fill) {
        context.fillStyle = this.ink(context, items[at + 1]);
        if (shape === 0) context.fillRect(numbers[first], numbers[first + 1], numbers[first + 2], numbers[first + 3]);
        else { context.beginPath(); trace(context, shape, numbers, first, this.verbs, extra); context.fill(head >> 6 & 3 ? 'evenodd' : 'nonzero'); }
      } else {
        this.stroke(context, this.strokes[head >>> 8], items[at + 1], shape, first, extra);
      }
    }
  }

  /** Starts a layer. One that is seen through and holds more than one figure is painted apart, as a whole. */
  open(context, layer, opacity, at, depth) {
    context.save();
    if (layer.map) context.transform(...layer.map);
    if (layer.clip) {
      context.beginPath();
      trace(context, layer.clip.shape, layer.clip.numbers, 0, layer.clip.verbs, 0);
      context.clip(layer.rule);
    }
    if (opacity >= 1) return context;
    if (this.holdsOne(at)) { context.globalAlpha *= opacity; return context; }
    const own = this.painter.scratch(context.canvas, depth).getContext('2d');
    clear(own);
    own.setTransform(context.getTransform());
    own.parent = [context, opacity];
    return own;
  }

  close(context, outer) {
    if (context !== outer && context.parent?.[0] === outer) {
      outer.save();
      outer.setTransform(1, 0, 0, 1, 0, 0);
      outer.globalAlpha *= context.parent[1];
      outer.drawImage(context.canvas, 0, 0);
      outer.restore();
      context.parent = null;
    }
    outer.restore();
    return outer;
  }

  holdsOne(at) {
    let depth = 0, figures = 0;
    for (; at < this.items.length; at += 4) {
      const verb = this.items[at] & 7;
      if (verb === push) depth += 1;
      else if (verb === pop) { if (--depth === 0) break; } else if (++figures > 1) return false;
    }
    return true;
  }

  ink(context, place) {
    const { color, kind, place: p, stops } = this.paints[place];
    if (color) return color[this.theme];
    const gradient = kind === 1 ? context.createLinearGradient(...p) : context.createRadialGradient(p[0], p[1], 0, p[0], p[1], p[2]);
    for (const stop of stops) gradient.addColorStop(stop.offset, stop.color[this.theme]);
    return gradient;
  }

  stroke(context, { width, cap, join, limit, phase, dash }, paint, shape, first, extra) {
    if (width <= 0) return;
    context.strokeStyle = this.ink(context, paint);
    context.lineWidth = width;
    context.lineCap = ['butt', 'round', 'square'][cap];
    context.lineJoin = ['miter', 'round', 'bevel'][join];
    context.miterLimit = Math.max(1, limit);
    context.setLineDash(dash);
    context.lineDashOffset = phase;
    context.beginPath();
    trace(context, shape, this.numbers, first, this.verbs, extra);
    context.stroke();
  }

  write(context, { font, color }, anchor, first, string) {
    const [x, y, turn] = this.numbers.subarray(first, first + 3);
    context.font = font;
    context.fillStyle = color[this.theme];
    context.textAlign = ['left', 'center', 'right'][anchor];
    context.direction = rightToLeft.test(string) ? 'rtl' : 'ltr';
    if (!turn) return context.fillText(string, x, y);
    context.save();
    context.translate(x, y);
    context.rotate(turn);
    context.fillText(string, 0, 0);
    context.restore();
  }
}

/** Adds a figure to the context's path. */
function trace(context, shape, numbers, n, verbs, verb) {
  if (shape === path) {
    for (;; verb += 1) {
      switch (verbs[verb]) {
        case 0: context.moveTo(numbers[n], numbers[n + 1]); break;
        case 1: context.lineTo(numbers[n], numbers[n + 1]); break;
        case 2: context.bezierCurveTo(numbers[n], numbers[n + 1], numbers[n + 2], numbers[n + 3], numbers[n + 4], numbers[n + 5]); break;
        case 3: context.closePath(); break;
        default: return;
      }
      n += counts[verbs[verb]];
    }
  }
  const [a, b, c, d, e, f, g, h] = numbers.slice(n, n + 8);
  if (shape === 0) context.rect(a, b, c, d);
  else if (shape === 1) context.roundRect(a, b, c, d, [e, f, g, h].map(radius => Math.max(0, radius)));
  else if (shape === 2) ring(context, a, b, Math.max(0, c));
  else sector(context, a, b, Math.max(0, c), Math.max(0, d), e, f);
}

function ring(context, x, y, radius, back = false) {
  context.moveTo(x + radius, y);
  context.arc(x, y, radius, 0, 2 * Math.PI, back);
  context.closePath();
}

/** A sector: its angles are clockwise from twelve o'clock. */
function sector(context, x, y, inner, outer, start, end) {
  const sweep = end - start, back = sweep < 0;
  if (Math.abs(sweep) >= 2 * Math.PI) {
    ring(context, x, y, outer, back);
    if (inner > 0) ring(context, x, y, inner, !back);
    return;
  }
  const [from, to] = [start - Math.PI / 2, end - Math.PI / 2];
  context.moveTo(x + outer * Math.cos(from), y + outer * Math.sin(from));
  context.arc(x, y, outer, from, to, back);
  if (inner > 0) context.arc(x, y, inner, to, from, !back);
  else context.lineTo(x, y);
  context.closePath();
}

/** The corners of a figure's box. */
function extent({ numbers, verbs }, shape, [, , n, verb]) {
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const add = (x, y) => { box[0] = Math.min(box[0], x); box[1] = Math.min(box[1], y); box[2] = Math.max(box[2], x); box[3] = Math.max(box[3], y); };
  const [a, b, c, d, start, end] = numbers.subarray(n, n + 6);
  if (shape < 2) {
    add(a, b);
    add(a + c, b + d);
  } else if (shape === 2) {
    add(a - c, b - c);
    add(a + c, b + c);
  } else if (shape === path) {
    let count = 0;
    for (; verbs[verb] !== 255; verb += 1) count += counts[verbs[verb]];
    for (let k = n; k < n + count; k += 2) add(numbers[k], numbers[k + 1]);
  } else {
    const [low, high] = [Math.min(start, end), Math.min(Math.max(start, end), Math.min(start, end) + 2 * Math.PI)];
    const at = angle => [c, d].forEach(radius => add(a + radius * Math.sin(angle), b - radius * Math.cos(angle)));
    at(low);
    at(high);
    for (let quarter = Math.ceil(low / (Math.PI / 2)); quarter * Math.PI / 2 < high; quarter += 1) at(quarter * Math.PI / 2);
  }
  return box;
}

function extend(box, map, [left, top, right, bottom]) {
  for (const [x, y] of [[left, top], [right, top], [left, bottom], [right, bottom]]) {
    const [px, py] = [map[0] * x + map[2] * y + map[4], map[1] * x + map[3] * y + map[5]];
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  }
}

/** One map after another: `inner` is done first. */
const multiply = ([a, b, c, d, e, f], [A, B, C, D, E, F]) => (
  [a * A + c * B, b * A + d * B, a * C + c * D, b * C + d * D, a * E + c * F + e, b * E + d * F + f]);
"""####),
    ("options.mjs", ####"""
// What a page says of a chart, as the module takes it.

// In the order of their numbers in the module.
const numbers = ['minimumValue', 'maximumValue', 'showsValueLabels', 'selectsAllSeries', 'visibleItems', 'area', 'dots', 'hole', 'amount', 'keepsSelection'];
// Those that are either so or not.
const flags = [2, 3, 5, 6, 9];
const others = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'keepsTaps', 'animated', 'delegate', 'module'];
// Those that are laid over the rows that there are, and over those that come later too.
const styles = ['colors', 'area', 'dots'];
/** How many rows a module takes, of values and of positions. */
export const mostRows = 1000;
const utf8 = new TextEncoder();

const refuse = (value, what) => { throw new TypeError(`${typeof value === 'string' ? JSON.stringify(value) : String(value)} ${what}`); };
const isObject = value => Object(value) === value;

// Each reads a value that stands `where`, and refuses what is none.
const number = (value, where) => typeof (value ?? 0) === 'number' ? value ?? NaN : refuse(value, `${where} is no number`);
const flag = (value, where) => typeof (value ?? true) === 'boolean' ? Number(value ?? NaN) : refuse(value, `${where} is neither true nor false`);
const list = (value, where) => isObject(value) && value[Symbol.iterator] ? value : refuse(value, `${where} is no list`);
// A zero byte ends a text: one within it would cut it.
const text = (value, where) => isObject(value) || typeof value === 'symbol' ? refuse(value, `${where} is no text`) : String(value ?? '').replaceAll('\0', '\uFFFD') + '\0';

function hex(color) {
  if (color == null) return NaN;
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? refuse(color, 'is no colour such as "#6472ea"');
  return parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

/** Numbers, or rows of them, as rows of doubles. */
function rows(values, name) {
  const found = isObject(values?.[0]) ? [...list(values, `as ${name}`)] : [values];
  if (found.length > mostRows) throw new RangeError(`${found.length} rows of ${name}: a chart takes ${mostRows} at most`);
  return found.map(row => row instanceof Float64Array ? row : Float64Array.from(list(row, `as ${name}`), one => number(one, `among the ${name}`)));
}

/**
 * Reads all that `options` has before anything is changed, and refuses what a chart does not know. What is undefined is not said; what is
 * null is the chart's own again.
 * Comes back with what `chart` is to have, and with what its module is to be told: names of exports, and their arguments.
 */
export function prepare(options, chart = {}) {
  const all = { ...options }, state = {}, steps = [];
  for (const name in all) {
    if (![...numbers, ...others].includes(name)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
    if (all[name] === undefined) delete all[name];
  }
  const { theme, delegate } = all;
  if (![undefined, null, 'light', 'dark', 'auto'].includes(theme)) refuse(theme, 'is no theme: light, dark or auto');
  if (delegate != null && !isObject(delegate)) refuse(delegate, 'as delegate is no object');
  if ('theme' in all) state.theme = theme;
  if ('delegate' in all) state.delegate = delegate ?? {};
  if ('keepsTaps' in all) state.keepsTaps = flag(all.keepsTaps, 'as keepsTaps') === 1;
  if (all.tiers != null) {
    const tiers = [...list(all.tiers, 'as tiers')];
    for (const tier of tiers) if (!isObject(tier)) refuse(tier, 'among the tiers is no object');
    all.values = ['from', 'to'].map(end => tiers.map(tier => number(tier[end], `as ${end} of a tier`)));
    all.labels ??= tiers.map(tier => tier.label);
  }
  if (all.values != null) {
    const found = rows(all.values, 'values');
    steps.push(['rows', state.rows = found.length], ...found.map((row, k) => ['values', k, row]));
  }
  if ('positions' in all) {
    const found = all.positions === null ? [] : rows(all.positions, 'positions');
    steps.push(['rows', -1 - found.length], ...found.map((row, k) => ['values', -1 - k, row]));
  }
  const say = (what, texts, where) => steps.push(['texts', what, utf8.encode(Array.from(texts, one => text(one, where)).join(''))]);
  for (const [what, name] of ['labels', 'names'].entries()) if (name in all) say(what, list(all[name] ?? [], `as ${name}`), `among the ${name}`);
  for (const [name, what, where] of [['title', 2, 'as a title'], ['unit', 3, 'as unit'], ['subtitle', 4, 'as a subtitle']]) if (name in all) say(what, [all[name]], where);
  const laid = state.laid = { ...chart.laid };
  for (const name of styles) if (name in all) laid[name] = all[name];
  const isTold = name => name in all || state.rows && name in laid;
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row.
  if (isTold('colors')) {
    const count = state.rows ?? chart.rows ?? 0, isOne = typeof (laid.colors ?? '') === 'string';
    const colors = isOne ? [laid.colors] : laid.colors = [...list(laid.colors, 'as colors')];
    if (isOne) steps.push(['colors', -1, Float64Array.from(colors, hex)]);
    else {
      const found = count > 1 || Array.isArray(colors[0]) ? colors : [colors];
      for (let k = 0; k < Math.max(count, found.length); k += 1) steps.push(['colors', k, Float64Array.from([found[k]].flat(), hex)]);
    }
  }
  for (const [place, name] of numbers.entries()) {
    if (isTold(name)) steps.push(['option', place, (flags.includes(place) ? flag : number)((name in all ? all : laid)[name], `as ${name}`)]);
  }
  const isAnimated = flag(all.animated, 'as animated') === 1;
  if (steps.length) steps.push(['apply', isAnimated ? 1 : 0]);
  return [state, steps];
}
"""####),
    ("barline.mjs", ####"""
// Barline in a web page: charts that a WebAssembly module lays out and moves, drawn on canvases and fed with what is done to them.
//
//   import * as barline from './barline.mjs';
//   const chart = await barline.bar(canvas, { values: [3, 5, 2], labels: ['a', 'b', 'c'],
//     delegate: { didBeginSelection: event => console.log(event.label, event.value) } });
//
// Docs/Web.md says what there is.
import { Painter, clusters, decoder } from './painter.mjs';
import { mostRows, prepare } from './options.mjs';

const modules = new Map(), shown = new WeakMap(), encoder = new TextEncoder();

/** The module for a kind of chart, once: from `source` (bytes, by gzip or plain, or a response), or the file beside this one. */
export function load(kind, source) {
  const known = modules.get(kind);
  if (known && (!source || source === known.source)) return known.module;
  const found = { source, module: start(source || beside(`barline-${kind}.wasm.gz`)) };
  modules.set(kind, found);
  // What has not come may come another time.
  found.module.catch(() => modules.get(kind) === found && modules.delete(kind));
  return found.module;
}

// A file beside this one. Node cannot fetch one.
async function beside(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

// What a page's own function throws must not leave through the module, which would stay in the middle of what it does: it is thrown later.
function safely(act) {
  try { act(); } catch (error) {
    if (globalThis.reportError) reportError(error); else queueMicrotask(() => { throw error; });
  }
}

async function start(source) {
  const charts = new Map();
  source = await source;
  const bytes = source instanceof Response ? new Uint8Array(await source.arrayBuffer()) : source;
  const { instance } = await instantiate(bytes, { barline: {
    // What a module leaves to its page: the fewest digits that read back as a number, and the number that digits and an exponent are.
    write: (number, address) => encoder.encodeInto(String(number), new Uint8Array(instance.exports.memory.buffer, address, 32)).written,
    read: (digits, exponent) => Number(`${BigInt.asUintN(64, digits)}e${exponent}`),
    // Where the clusters of a text end.
    split: (address, count, ends) => {
      const { buffer } = instance.exports.memory, text = decoder.decode(new Uint8Array(buffer, address, count));
      const places = new Int32Array(buffer, ends, count), parts = clusters(text);
      parts.reduce((end, part, place) => places[place] = end + encoder.encode(part).length, 0);
      return parts.length;
    },
    changed: number => safely(() => charts.get(number)?.redraw()),
    scrolled: number => safely(() => charts.get(number)?.tell('didScroll', {})),
    selected: (number, kind, reason, item, series, value, address, count) => safely(() => {
      const [label, seriesName, line] = decoder.decode(new Uint8Array(instance.exports.memory.buffer, address, count)).split('\0');
      charts.get(number)?.select(kind, { item, series, value: Number.isNaN(value) ? null : value, label, seriesName, line,
        reason: ['ended', 'cancelled', 'left', 'collapsed', 'removed', 'replaced'][reason] ?? null });
    }),
  }, math: Math });
  return { exports: instance.exports, charts };
}

const isPacked = bytes => bytes[0] === 0x1f;

// What is wrong with packed bytes is told to whoever reads.
function unpacked(bytes, headers) {
  const gzip = new DecompressionStream('gzip'), writer = gzip.writable.getWriter();
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  return new Response(gzip.readable, { headers });
}

// What is packed is compiled while it is being unpacked.
const instantiate = (bytes, imports) => isPacked(bytes)
  ? WebAssembly.instantiateStreaming(unpacked(bytes, { 'Content-Type': 'application/wasm' }), imports)
  : WebAssembly.instantiate(bytes, imports);

/** Lends a function bytes in the module's memory. */
export function lend({ exports }, bytes, use) {
  const { byteLength: count } = bytes, address = exports.barline_allocate(count);
  try {
    new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, count), address);
    return use(address, count);
  } finally { exports.barline_free(address); }
}

/** Opens the chart that `chart.encoded()` has made into bytes, by gzip or plain, on a canvas or, with null, on none. */
export async function open(canvas, kind, bytes, options) {
  const wanted = check(canvas, options);
  const [module, content] = await Promise.all([load(kind, options?.module), isPacked(bytes) ? unpacked(bytes).arrayBuffer() : bytes]);
  const number = lend(module, new Uint8Array(content), (address, count) => module.exports[`barline_open_${kind}`](address, count));
  const { exports } = module, length = exports.barline_fault_count(number);
  if (length) {
    const fault = decoder.decode(new Uint8Array(exports.memory.buffer, exports.barline_fault(number), length));
    exports.barline_close(number);
    throw new Error(fault);
  }
  return begin(module, number, canvas, wanted);
}

const make = kind => async (canvas, options) => {
  const wanted = check(canvas, options), module = await load(kind, options?.module);
  return begin(module, module.exports[`barline_make_${kind}`](), canvas, wanted);
};
// (Marked, so that a script that makes none goes without them.)
export const bar = /* @__PURE__ */ make('bar'), line = /* @__PURE__ */ make('line'), pie = /* @__PURE__ */ make('pie'),
  funnel = /* @__PURE__ */ make('funnel'), tier = /* @__PURE__ */ make('tier');

// All that can be refused is refused before a chart is made, and before the one that a canvas shows is gone.
function check(canvas, options) {
  const wanted = prepare(options);
  if (canvas === null || canvas?.localName === 'canvas' && canvas.getContext('2d')) return wanted;
  throw new TypeError(`a chart is shown on a canvas with a 2d context, or on null: not on ${String(canvas)}`);
}

function begin(module, number, canvas, wanted) {
  const chart = new Chart(module, number);
  try {
    chart.rows = module.exports.barline_rows(number, mostRows);
    chart.take(wanted);
    // Whether a list of colours is one a row or one an item is known only now, where the rows are those that were opened.
    if (!wanted[0].rows && Array.isArray(chart.laid.colors)) chart.take(prepare({ colors: chart.laid.colors }, chart));
    if (canvas) chart.show(canvas);
    return chart;
  } catch (error) {
    chart.close();
    throw error;
  }
}

const now = () => performance.now() / 1000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'Enter', ' '];

/** A chart: what is shown on a canvas, and what is done to it. */
export class Chart {
  constructor(module, number) {
    Object.assign(this, { module, number, canvas: null, wasm: module.exports, delegate: {} });
    module.charts.set(number, this);
  }

  /** Sets values, labels and whatever else `options` has, and reads it. */
  set(options) {
    if (!this.number) throw new Error('this chart is closed');
    this.take(prepare(options, this));
  }
  take([state, steps]) {
    Object.assign(this, state);
    // What the last finger was promised ends with it.
    if (state.keepsTaps === false) this.wasm.barline_option(this.number, 10, 0);
    for (const [name, what, value] of steps) {
      const tell = this.wasm[`barline_${name}`];
      if (ArrayBuffer.isView(value)) lend(this.module, value, (address, count) => tell(this.number, what, address, count));
      else tell(this.number, what, value);
    }
    this.redraw();
  }

  // Inputs. Each says whether it meant something to the chart: 'ignored', 'undecided' or 'claimed'.
  touch(phase, x, y, id = 1, time = now()) {
    return this.answer(this.wasm.barline_touch(this.number, ['began', 'moved', 'ended', 'cancelled'].indexOf(phase), id, x, y, time));
  }
  hover(x, y, time = now()) { return this.answer(this.wasm.barline_hover(this.number, 1, x, y, time)); }
  leave(time = now()) { return this.answer(this.wasm.barline_hover(this.number, 0, 0, 0, time)); }
  wheel(x, y, dx, dy, time = now()) { return this.answer(this.wasm.barline_wheel(this.number, x, y, dx, dy, time)); }
  /** A key by its name in KeyboardEvent.key. */
  key(name, time = now()) { return this.answer(keys.includes(name) ? this.wasm.barline_key(this.number, keys.indexOf(name), time) : 0); }
  answer(response) { return ['ignored', 'undecided', 'claimed'][response]; }

  resize(width, height, scale = 1, reducedMotion = false) {
    this.wasm.barline_resize(this.number, width, height, scale, reducedMotion ? 1 : 0);
  }
  get size() { return { width: this.wasm.barline_width(this.number), height: this.wasm.barline_height(this.number) }; }
  /** The point that a touch means a mark by; null where it is not there. */
  point(item, series = 0) {
    const [x, y] = [0, 1].map(down => this.wasm.barline_point(this.number, item, series, down));
    return Number.isNaN(x) ? null : [x, y];
  }
  isMoving(time = now()) { return this.wasm.barline_moving(this.number, time) === 1; }
  /** The drawing at a time, as the painter reads it; null where the chart is closed, be it by what it has told while it drew. */
  drawing(time = now()) {
    const address = this.wasm.barline_draw(this.number, time);
    return this.number ? (this.painter ??= new Painter()).read(this.wasm, address) : null;
  }

  select(kind, event) {
    this.tell(['didBeginSelection', 'didMoveSelection', 'didEndSelection'][kind], event);
    if (this.voice) this.voice.textContent = kind === 2 ? '' : Painter.spoken([event.label, event.seriesName].filter(Boolean).join(', '), event.value);
  }
  tell(name, event) {
    safely(() => this.delegate[name]?.(event, this));
    this.canvas?.dispatchEvent(new CustomEvent('barline', { bubbles: true, detail: { name, chart: this, ...event } }));
  }

  /** Lets go of the canvas, and of the chart's memory. */
  close() {
    this.life?.abort();
    this.observer?.disconnect();
    globalThis.cancelAnimationFrame?.(this.frame);
    this.marks?.remove();
    this.voice?.remove();
    this.module.charts.delete(this.number);
    this.wasm.barline_close(this.number);
    this.canvas = null;
    this.number = 0;
  }

  // The screen.

  redraw() {
    if (this.canvas && !this.frame) this.frame = requestAnimationFrame(() => this.paint());
  }

  paint() {
    this.frame = 0;
    // What is not laid out is not drawn: its motion begins when it is seen.
    const time = now(), drawing = this.fitted && this.drawing(time);
    if (!drawing) return;
    const { theme, dark } = this, isDark = theme === 'dark' || theme !== 'light' && dark.matches;
    this.painter.paint(drawing, this.canvas.getContext('2d'), this.scale, isDark ? 1 : 0);
    this.painted ??= performance.now();
    const isMoving = this.isMoving(time);
    if (isMoving) this.redraw();
    // What is on its way is told of at once when there is nothing yet, and else when it has come.
    if (!isMoving || !this.described) this.describe(drawing);
  }

  /** Takes over the canvas's size and the screen's scale. */
  fit() {
    const { canvas } = this, { clientWidth: width, clientHeight: height } = canvas;
    this.place();
    if (!width || !height) return;
    // The observer tells of the size that a chart has begun with, too.
    const fitted = [width, height, devicePixelRatio, this.still.matches].join();
    if (fitted === this.fitted) return;
    this.fitted = fitted;
    this.scale = devicePixelRatio;
    const [w, h] = [Math.round(width * this.scale), Math.round(height * this.scale)];
    // Setting them clears the canvas: what is shown then is drawn at once, not in the next frame.
    const isNew = canvas.width !== w || canvas.height !== h;
    if (isNew) Object.assign(canvas, { width: w, height: h });
    // A canvas that no style sizes is as large as its pixels are many: it would grow for ever on a screen of a finer scale.
    if (canvas.clientWidth !== width) canvas.style.width = `${width}px`;
    this.resize(width, height, this.scale, this.still.matches);
    if (isNew) this.paint(); else this.redraw();
  }

  show(canvas) {
    const life = this.life = new AbortController();
    // A canvas shows one chart: who was there before is gone.
    shown.get(canvas)?.close();
    shown.set(this.canvas = canvas, this);
    const on = (target, name, heard, more) => target.addEventListener(name, heard, { signal: life.signal, ...more });
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.still = matchMedia('(prefers-reduced-motion: reduce)');
    on(this.dark, 'change', () => this.redraw());
    on(this.still, 'change', () => this.fit());
    const rescale = () => on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { this.fit(); rescale(); }, { once: true });
    rescale();
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(canvas);
    on(document, 'scroll', () => this.place(), { capture: true, passive: true });
    canvas.tabIndex = 0;
    canvas.style.touchAction = 'pan-y pinch-zoom';
    this.speak();
    this.listen(on);
  }

  listen(on) {
    const { canvas } = this;
    const place = event => {
      // What a finger taps may stay where what a mouse clicks does not: a mouse has been over it, and will be.
      if (this.keepsTaps) this.wasm.barline_option(this.number, 10, event.pointerType === 'mouse' ? 0 : 1);
      const box = canvas.getBoundingClientRect(), { clientWidth: width, clientHeight: height } = canvas;
      return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
    };
    const held = new Set();
    const end = phase => event => { if (held.delete(event.pointerId)) this.touch(phase, ...place(event), event.pointerId); };
    on(canvas, 'pointerdown', event => {
      if (event.button !== 0) return;
      held.add(event.pointerId);
      // A pointer that a script has made up cannot be captured.
      try { canvas.setPointerCapture(event.pointerId); } catch {}
      this.touch('began', ...place(event), event.pointerId);
    });
    on(canvas, 'pointermove', event => {
      if (held.has(event.pointerId)) this.touch('moved', ...place(event), event.pointerId);
      else if (event.pointerType !== 'touch') this.hover(...place(event));
    });
    on(canvas, 'pointerup', event => {
      end('ended')(event);
      // A mouse that lets go is still there: only its next move would tell.
      const isThere = canvas.getRootNode().elementFromPoint?.(event.clientX, event.clientY) === canvas;
      if (event.pointerType === 'mouse' && isThere) this.hover(...place(event));
    });
    on(canvas, 'pointercancel', end('cancelled'));
    on(canvas, 'pointerleave', event => { if (!held.has(event.pointerId) && event.pointerType !== 'touch') this.leave(); });
    on(canvas, 'wheel', event => {
      if (event.ctrlKey) return;
      const unit = [1, 16, canvas.clientHeight][event.deltaMode];
      if (this.wheel(...place(event), event.deltaX * unit, event.deltaY * unit) === 'claimed') event.preventDefault();
    }, { passive: false });
    on(canvas, 'keydown', event => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey && this.key(event.key) === 'claimed') event.preventDefault();
    });
  }

  // Screen readers: an element for each mark, where the mark is, and a voice for the selection.

  speak() {
    const element = role => {
      const made = document.createElement('div');
      made.setAttribute('role', role);
      // Set one by one, as a strict Content-Security-Policy allows.
      Object.assign(made.style, { position: 'absolute', overflow: 'hidden', pointerEvents: 'none' });
      return made;
    };
    this.marks = element('list');
    this.voice = element('status');
    Object.assign(this.voice.style, { left: '0', top: '0', width: '1px', height: '1px', clipPath: 'inset(50%)' });
    this.canvas.setAttribute('role', 'application');
    this.spot = [0, 0];
    this.place();
  }

  /**
   * Lays the elements over the canvas, which its page may move, take away and bring back.
   * They stand where the flow of the page puts them, so that most of what moves the canvas moves them, and are shifted from there.
   */
  place() {
    const { canvas, marks, voice } = this;
    if (!canvas.isConnected) {
      marks.remove();
      voice.remove();
      return;
    }
    if (marks.parentNode !== canvas.parentNode) {
      canvas.after(marks, voice);
      // Where the canvas is moved, one of these has another size, mostly.
      for (let around = canvas; (around = around.parentElement);) this.observer.observe(around);
    }
    Object.assign(marks.style, { width: canvas.clientWidth + 'px', height: canvas.clientHeight + 'px' });
    const here = canvas.getBoundingClientRect(), there = marks.getBoundingClientRect(), scale = here.width / canvas.offsetWidth || 1;
    const [x, y] = this.spot = [this.spot[0] + (here.x - there.x) / scale, this.spot[1] + (here.y - there.y) / scale];
    marks.style.translate = `${x}px ${y}px`;
  }

  describe(drawing) {
    const { canvas, marks } = this, { edition } = drawing.sheets[1];
    this.place();
    if (this.described === edition) return;
    this.described = edition;
    canvas.setAttribute('aria-label', drawing.title || this.title || 'chart');
    setTimeout(() => {
      const drawing = this.canvas && this.drawing();
      if (drawing) marks.replaceChildren(...this.painter.marks(drawing).slice(0, 2000).map(({ label, value, box: [x, y, right, bottom] }) => {
        const item = document.createElement('div');
        item.setAttribute('role', 'listitem');
        item.setAttribute('aria-label', Painter.spoken(label, value));
        Object.assign(item.style, { position: 'absolute', left: x + 'px', top: y + 'px', width: right - x + 'px', height: bottom - y + 'px' });
        return item;
      }));
    });
  }
}
"""####),
  ] }
}
