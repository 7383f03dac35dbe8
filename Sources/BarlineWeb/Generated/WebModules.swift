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
var k=new TextDecoder("utf-8",{ignoreBOM:!0}),Y='Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Noto Sans CJK SC", "Noto Sans CJK JP", "DejaVu Sans", sans-serif',[Q,me,U,v,M]=[0,1,2,3,4],j=4,C=[2,2,6,0],Z=/^\P{L}*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u,ee=["bar","line","point","slice","stage","tier","summary","custom"],P=r=>{let e=Math.floor(r/16777216)/1e3,t=r%16777216;return e===1?"#"+t.toString(16).padStart(6,"0"):`rgba(${t>>16},${t>>8&255},${t&255},${e})`},y=class{constructor(){this.tables=[{},{},{},{}]}static spoken(e,t){if(t===null||Number.isNaN(t))return e;let i=t.toLocaleString("en-US",{useGrouping:!1,maximumSignificantDigits:15}).replace("-","−");return e?`${e}: ${i}`:i}read({memory:{buffer:e}},t){let i=new Uint32Array(e,t,48),s=(n,o,l=1)=>new n(e,i[o+1]?i[o]:0,i[o+1]*l);return{sheets:this.tables.map((n,o)=>{let l=4+o*11,h={items:s(Uint32Array,l+1,4),verbs:s(Uint8Array,l+3),numbers:s(Float64Array,l+5)},f=i[l];return n.edition!==f&&(n=this.tables[o]=ie(s(Float64Array,l+7),s(Uint8Array,l+9)),n.edition=f),Object.assign(h,n)}),dimming:s(Float64Array,0),title:k.decode(s(Uint8Array,2))}}paint({sheets:e,dimming:t},i,s,a){L(i),i.setTransform(s,0,0,s,0,0),e.forEach((n,o)=>new $(n,a,s,this).paint(i,o===1?t:[]))}scratch(e,t){let i=(this.spares??=[])[t]??=document.createElement("canvas");return(i.width!==e.width||i.height!==e.height)&&Object.assign(i,{width:e.width,height:e.height}),i}marks({sheets:[,e]}){let t=[],i=[],s=[1,0,0,1,0,0];return se(e,(a,n,o)=>{if(a===v){let l=e.layers[o[3]],h=l.mark&&{...l.mark,box:[1/0,1/0,-1/0,-1/0]};i.push({mark:h,map:s}),l.map&&(s=oe(s,l.map)),h&&t.push(h)}else if(a===M)s=i.pop().map;else if(a!==U)for(let{mark:l}of i)l&&ae(l.box,s,ne(e,n,o))}),t.filter(a=>a.box[0]<=a.box[2])}},te=r=>r.replace(/\r\n|[\t\n\r\x85\u2028\u2029]/g," ").replace(/[\0-\x1f\x7f-\x9f\ufffe\uffff]/g,"�");function ie(r,e){let t=0,i=0,s=()=>r[t++],a=p=>Array.from({length:s()},p),n=()=>[P(s()),P(s())],o=()=>k.decode(e.subarray(i,i=s())),l=()=>{let p=0;return a(()=>({offset:p=Math.min(1,Math.max(p,s())),color:n()}))},h=()=>({shape:s(),verbs:a(s),numbers:a(s)}),f=a(()=>{let p=s();if(p===0)return{color:n()};let w=Array.from({length:p===1?4:3},s),b=l(),X=p===1?w[0]===w[2]&&w[1]===w[3]:w[2]<=0;return b.length<2||X?{color:b.at(-1)?.color??["transparent","transparent"]}:{kind:p,place:w,stops:b}}),c=a(()=>({width:s(),cap:s(),join:s(),limit:s(),phase:s(),dash:a(s)})),d=a(()=>({font:[s(),s()],color:n()})).map(({font:[p,w],color:b})=>({font:`${w?600:400} ${p}px ${Y}`,color:b})),u=a(()=>te(o())),m=a(()=>({opacity:s(),map:s()?Array.from({length:6},s):null,rule:["","nonzero","evenodd"][r[t]],clip:s()?h():null,mark:s()?{role:ee[s()],series:s(),item:s(),label:o(),value:s()}:null}));return{paints:f,strokes:c,styles:d,strings:u,layers:m}}function L(r){r.setTransform(1,0,0,1,0,0),r.globalAlpha=1,r.clearRect(0,0,r.canvas.width,r.canvas.height)}function se({items:r},e){for(let t=0;t<r.length;t+=4){let i=r[t];e(i&7,i>>3&7,r.subarray(t,t+4))}}var $=class{constructor(e,t,i,s){Object.assign(this,e,{theme:t,scale:i,painter:s})}paint(e,t){let{items:i,numbers:s}=this,a=[],n=0,o=0;for(let l=0;l<i.length;l+=4){let h=i[l],f=h&7;if(o){o+=f===v?1:f===M?-1:0;continue}let c=h>>3&7,d=i[l+2],u=i[l+3];if(f===v){let m=this.layers[u],p=m.opacity*(a.length===0?t[n++]??1:1);if(p<=0){o=1;continue}a.push(e),e=this.open(e,m,p,l,a.length)}else f===M?e=this.close(e,a.pop()):f===U?this.write(e,this.styles[i[l+1]],h>>6&3,d,this.strings[u]):f===Q?(e.fillStyle=this.ink(e,i[l+1]),c===0?e.fillRect(s[d],s[d+1],s[d+2],s[d+3]):(e.beginPath(),_(e,c,s,d,this.verbs,u),e.fill(h>>6&3?"evenodd":"nonzero"))):this.stroke(e,this.strokes[h>>>8],i[l+1],c,d,u)}}open(e,t,i,s,a){if(e.save(),t.map&&e.transform(...t.map),t.clip&&(e.beginPath(),_(e,t.clip.shape,t.clip.numbers,0,t.clip.verbs,0),e.clip(t.rule)),i>=1)return e;if(this.holdsOne(s))return e.globalAlpha*=i,e;let n=this.painter.scratch(e.canvas,a).getContext("2d");return L(n),n.setTransform(e.getTransform()),n.parent=[e,i],n}close(e,t){return e!==t&&e.parent?.[0]===t&&(t.save(),t.setTransform(1,0,0,1,0,0),t.globalAlpha*=e.parent[1],t.drawImage(e.canvas,0,0),t.restore(),e.parent=null),t.restore(),t}holdsOne(e){let t=0,i=0;for(;e<this.items.length;e+=4){let s=this.items[e]&7;if(s===v)t+=1;else if(s===M){if(--t===0)break}else if(++i>1)return!1}return!0}ink(e,t){let{color:i,kind:s,place:a,stops:n}=this.paints[t];if(i)return i[this.theme];let o=s===1?e.createLinearGradient(...a):e.createRadialGradient(a[0],a[1],0,a[0],a[1],a[2]);for(let l of n)o.addColorStop(l.offset,l.color[this.theme]);return o}stroke(e,{width:t,cap:i,join:s,limit:a,phase:n,dash:o},l,h,f,c){t<=0||(e.strokeStyle=this.ink(e,l),e.lineWidth=t,e.lineCap=["butt","round","square"][i],e.lineJoin=["miter","round","bevel"][s],e.miterLimit=Math.max(1,a),e.setLineDash(o),e.lineDashOffset=n,e.beginPath(),_(e,h,this.numbers,f,this.verbs,c),e.stroke())}write(e,{font:t,color:i},s,a,n){let[o,l,h]=this.numbers.subarray(a,a+3);if(e.font=t,e.fillStyle=i[this.theme],e.textAlign=["left","center","right"][s],e.direction=Z.test(n)?"rtl":"ltr",!h)return e.fillText(n,o,l);e.save(),e.translate(o,l),e.rotate(h),e.fillText(n,0,0),e.restore()}};function _(r,e,t,i,s,a){if(e===j)for(;;a+=1){switch(s[a]){case 0:r.moveTo(t[i],t[i+1]);break;case 1:r.lineTo(t[i],t[i+1]);break;case 2:r.bezierCurveTo(t[i],t[i+1],t[i+2],t[i+3],t[i+4],t[i+5]);break;case 3:r.closePath();break;default:return}i+=C[s[a]]}let[n,o,l,h,f,c,d,u]=t.slice(i,i+8);e===0?r.rect(n,o,l,h):e===1?r.roundRect(n,o,l,h,[f,c,d,u].map(m=>Math.max(0,m))):e===2?E(r,n,o,Math.max(0,l)):re(r,n,o,Math.max(0,l),Math.max(0,h),f,c)}function E(r,e,t,i,s=!1){r.moveTo(e+i,t),r.arc(e,t,i,0,2*Math.PI,s),r.closePath()}function re(r,e,t,i,s,a,n){let o=n-a,l=o<0;if(Math.abs(o)>=2*Math.PI){E(r,e,t,s,l),i>0&&E(r,e,t,i,!l);return}let[h,f]=[a-Math.PI/2,n-Math.PI/2];r.moveTo(e+s*Math.cos(h),t+s*Math.sin(h)),r.arc(e,t,s,h,f,l),i>0?r.arc(e,t,i,f,h,!l):r.lineTo(e,t),r.closePath()}function ne({numbers:r,verbs:e},t,[,,i,s]){let a=[1/0,1/0,-1/0,-1/0],n=(u,m)=>{a[0]=Math.min(a[0],u),a[1]=Math.min(a[1],m),a[2]=Math.max(a[2],u),a[3]=Math.max(a[3],m)},[o,l,h,f,c,d]=r.subarray(i,i+6);if(t<2)n(o,l),n(o+h,l+f);else if(t===2)n(o-h,l-h),n(o+h,l+h);else if(t===j){let u=0;for(;e[s]!==255;s+=1)u+=C[e[s]];for(let m=i;m<i+u;m+=2)n(r[m],r[m+1])}else{let[u,m]=[Math.min(c,d),Math.min(Math.max(c,d),Math.min(c,d)+2*Math.PI)],p=w=>[h,f].forEach(b=>n(o+b*Math.sin(w),l-b*Math.cos(w)));p(u),p(m);for(let w=Math.ceil(u/(Math.PI/2));w*Math.PI/2<m;w+=1)p(w*Math.PI/2)}return a}function ae(r,e,[t,i,s,a]){for(let[n,o]of[[t,i],[s,i],[t,a],[s,a]]){let[l,h]=[e[0]*n+e[2]*o+e[4],e[1]*n+e[3]*o+e[5]];r[0]=Math.min(r[0],l),r[1]=Math.min(r[1],h),r[2]=Math.max(r[2],l),r[3]=Math.max(r[3],h)}}var oe=([r,e,t,i,s,a],[n,o,l,h,f,c])=>[r*n+t*o,e*n+i*o,r*l+t*h,e*l+i*h,r*f+t*c+s,e*f+i*c+a];var R={minimumValue:0,maximumValue:1,showsValueLabels:2,selectsAllSeries:3,visibleItems:4,area:5,dots:6,hole:7,amount:8},le=new TextEncoder,I=r=>r.length&&typeof r[0]=="object"&&r[0]!==null?r:[r],S=r=>r instanceof Float64Array?r:Float64Array.from(r,e=>e??NaN),he=["values","labels","names","title","subtitle","unit","colors","positions","tiers","theme","animated","delegate","module"];function z(r){if(r==null)return NaN;let[,e]=/^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(r)??[];if(!e)throw new TypeError(`${JSON.stringify(r)} is no colour such as "#6472ea"`);return parseInt(e.length===3?e.replace(/./g,"$&$&"):e,16)}function ce(r){for(let[e,t]of Object.entries(r)){if(!he.includes(e)&&!(e in R))throw new TypeError(`a chart has no option ${JSON.stringify(e)}`);if(e==="theme"&&![void 0,"light","dark","auto"].includes(t))throw new TypeError(`${JSON.stringify(t)} is no theme: light, dark or auto`);if((e==="values"||e==="positions")&&t){for(let i of I(t))if(!(i instanceof Float64Array)){for(let s of i)if(s!=null&&typeof s!="number")throw new TypeError(`${JSON.stringify(s)} among the ${e} is no number`)}}}r.colors&&[r.colors].flat(2).forEach(z)}function F(r,e,t){let{module:i,number:s,wasm:a}=r;ce(e);let n=(c,d,u)=>t(i,u,(m,p)=>a[c](s,d,m,p)),o=(c,d)=>n("barline_texts",c,le.encode(d.map(u=>String(u??"").replaceAll("\0","�")+"\0").join("")));if(e.tiers&&(e={labels:e.tiers.map(c=>c.label),...e,values:[e.tiers.map(c=>c.from),e.tiers.map(c=>c.to)]}),e.values){let c=I(e.values);a.barline_rows(s,c.length),c.forEach((d,u)=>n("barline_values",u,S(d)))}if(e.positions&&I(e.positions).forEach((c,d)=>n("barline_values",-1-d,S(c))),e.labels&&o(0,e.labels),e.names&&o(1,e.names),e.title!==void 0||e.subtitle!==void 0){let{title:c,subtitle:d}=r.words={title:e.title??r.words?.title,subtitle:e.subtitle??r.words?.subtitle};o(2,[c,d])}e.unit!==void 0&&o(3,[e.unit]),"colors"in e&&(r.colors=e.colors),e.values&&(r.rows=I(e.values).length);let l=typeof r.colors=="string"?[r.colors]:r.colors,h=r.rows??0,f="colors"in e||e.values;if(f&&l)(h>1||Array.isArray(l[0])?l:[l]).forEach((c,d)=>n("barline_colors",d,S([c].flat().map(z))));else if(f)for(let c=0;c<h;c+=1)n("barline_colors",c,S([NaN]));for(let[c,d]of Object.entries(R))c in e&&a.barline_option(s,d,Number(e[c]??NaN));a.barline_apply(s,e.animated?1:0)}var O=new Map,D=new WeakMap,W=new TextEncoder,J=globalThis.Intl?.Segmenter&&new Intl.Segmenter("en");function T(r,e){return(e||!O.has(r))&&O.set(r,de(e??fe(`barline-${r}.wasm.gz`))),O.get(r)}async function fe(r){let e=new URL(r,import.meta.url);if(e.protocol==="file:"&&globalThis.process?.versions?.node)return(await import("node:fs/promises")).readFile(e);let t=await fetch(e);if(!t.ok)throw new Error(`${e}: ${t.status} ${t.statusText}`);return t}async function de(r){let e=new Map;r=await r;let t=r instanceof Response?new Uint8Array(await r.arrayBuffer()):r,{instance:i}=await ue(t,{barline:{write:(s,a)=>W.encodeInto(String(s),new Uint8Array(i.exports.memory.buffer,a,32)).written,read:(s,a)=>Number(`${BigInt.asUintN(64,s)}e${a}`),split:(s,a,n)=>{let{buffer:o}=i.exports.memory,l=k.decode(new Uint8Array(o,s,a)),h=new Int32Array(o,n,a),f=J?Array.from(J.segment(l),c=>c.segment):[...l];return f.reduce((c,d,u)=>h[u]=c+W.encode(d).length,0),f.length},changed:s=>e.get(s)?.redraw(),scrolled:s=>e.get(s)?.tell("didScroll",{}),selected:(s,a,n,o,l,h,f,c)=>{let[d,u,m]=k.decode(new Uint8Array(i.exports.memory.buffer,f,c)).split("\0");e.get(s)?.select(a,{item:o,series:l,value:Number.isNaN(h)?null:h,label:d,seriesName:u,line:m,reason:["ended","cancelled","left","collapsed","removed","replaced"][n]??null})}},math:Math});return{exports:i.exports,charts:e}}var q=r=>r[0]===31;function B(r,e){let t=new DecompressionStream("gzip"),i=t.writable.getWriter();return i.write(r).catch(()=>{}),i.close().catch(()=>{}),new Response(t.readable,{headers:e})}var ue=(r,e)=>q(r)?WebAssembly.instantiateStreaming(B(r,{"Content-Type":"application/wasm"}),e):WebAssembly.instantiate(r,e);function K({exports:r},e,t){let i=r.barline_allocate(e.byteLength);new Uint8Array(r.memory.buffer).set(new Uint8Array(e.buffer,e.byteOffset,e.byteLength),i);try{return t(i,e.byteLength)}finally{r.barline_free(i)}}async function x(r,e,t,i={}){let[s,a]=await Promise.all([T(e,i.module),q(t)?B(t).arrayBuffer():t]),n=K(s,new Uint8Array(a),(h,f)=>s.exports[`barline_open_${e}`](h,f)),{exports:o}=s,l=o.barline_fault_count(n);if(l){let h=k.decode(new Uint8Array(o.memory.buffer,o.barline_fault(n),l));throw o.barline_close(n),new Error(h)}return new N(s,n,r,i)}var A=r=>async(e,t={})=>{let i=await T(r,t.module),s=new N(i,i.exports[`barline_make_${r}`](),e,t);return s.set(t),s},ye=A("bar"),ke=A("line"),Ae=A("pie"),ve=A("funnel"),Me=A("tier"),g=()=>performance.now()/1e3,H=["ArrowLeft","ArrowRight","ArrowUp","ArrowDown","Home","End","Escape","Enter"," "],N=class{constructor(e,t,i,s){Object.assign(this,{module:e,number:t,canvas:i,options:s,wasm:e.exports,delegate:s.delegate??{}}),e.charts.set(t,this),i&&this.show()}set(e){if(!this.number)throw new Error("this chart is closed");F(this,e,K),this.redraw()}touch(e,t,i,s=1,a=g()){return this.answer(this.wasm.barline_touch(this.number,["began","moved","ended","cancelled"].indexOf(e),s,t,i,a))}hover(e,t,i=g()){return this.answer(this.wasm.barline_hover(this.number,1,e,t,i))}leave(e=g()){return this.answer(this.wasm.barline_hover(this.number,0,0,0,e))}wheel(e,t,i,s,a=g()){return this.answer(this.wasm.barline_wheel(this.number,e,t,i,s,a))}key(e,t=g()){return this.answer(H.includes(e)?this.wasm.barline_key(this.number,H.indexOf(e),t):0)}answer(e){return["ignored","undecided","claimed"][e]}resize(e,t,i=1,s=!1){this.wasm.barline_resize(this.number,e,t,i,s?1:0)}get size(){return{width:this.wasm.barline_width(this.number),height:this.wasm.barline_height(this.number)}}point(e,t=0){let[i,s]=[0,1].map(a=>this.wasm.barline_point(this.number,e,t,a));return Number.isNaN(i)?null:[i,s]}isMoving(e=g()){return this.wasm.barline_moving(this.number,e)===1}drawing(e=g()){return(this.painter??=new y).read(this.wasm,this.wasm.barline_draw(this.number,e))}select(e,t){this.tell(["didBeginSelection","didMoveSelection","didEndSelection"][e],t),this.voice&&(this.voice.textContent=e===2?"":y.spoken([t.label,t.seriesName].filter(Boolean).join(", "),t.value))}tell(e,t){this.delegate[e]?.(t,this),this.canvas?.dispatchEvent(new CustomEvent("barline",{bubbles:!0,detail:{name:e,chart:this,...t}}))}close(){this.life?.abort(),this.observer?.disconnect(),globalThis.cancelAnimationFrame?.(this.frame),this.marks?.remove(),this.voice?.remove(),this.module.charts.delete(this.number),this.wasm.barline_close(this.number),this.canvas=null,this.number=0}redraw(){this.canvas&&!this.frame&&(this.frame=requestAnimationFrame(()=>this.paint()))}paint(){if(this.frame=0,!this.canvas)return;let e=g(),t=this.drawing(e),{dark:i}=this,s=this.options.theme==="dark"||this.options.theme!=="light"&&i.matches;this.painter.paint(t,this.canvas.getContext("2d"),this.scale,s?1:0),this.painted??=performance.now(),this.isMoving(e)?this.redraw():this.describe(t)}fit(){let{canvas:e}=this,{clientWidth:t,clientHeight:i}=e,s=[t,i,devicePixelRatio,this.still.matches].join();if(s===this.fitted)return;this.fitted=s,this.scale=devicePixelRatio;let[a,n]=[Math.round(t*this.scale),Math.round(i*this.scale)],o=e.width!==a||e.height!==n;o&&Object.assign(e,{width:a,height:n}),this.resize(t,i,this.scale,this.still.matches),o?this.paint():this.redraw()}show(){let{canvas:e}=this,t=this.life=new AbortController;D.get(e)?.close(),D.set(e,this);let i=(a,n,o,l)=>a.addEventListener(n,o,{signal:t.signal,...l});this.dark=matchMedia("(prefers-color-scheme: dark)"),this.still=matchMedia("(prefers-reduced-motion: reduce)"),i(this.dark,"change",()=>this.redraw()),i(this.still,"change",()=>this.fit());let s=()=>i(matchMedia(`(resolution: ${devicePixelRatio}dppx)`),"change",()=>{this.fit(),s()},{once:!0});s(),this.observer=new ResizeObserver(()=>this.fit()),this.observer.observe(e),e.tabIndex=0,e.style.touchAction="pan-y pinch-zoom",this.speak(),this.listen(i)}listen(e){let{canvas:t}=this,i=n=>{let o=t.getBoundingClientRect(),{clientWidth:l,clientHeight:h}=t;return[(n.clientX-o.left)*l/o.width,(n.clientY-o.top)*h/o.height]},s=new Set,a=n=>o=>{s.delete(o.pointerId)&&this.touch(n,...i(o),o.pointerId)};e(t,"pointerdown",n=>{n.button===0&&(s.add(n.pointerId),t.setPointerCapture(n.pointerId),this.touch("began",...i(n),n.pointerId))}),e(t,"pointermove",n=>{s.has(n.pointerId)?this.touch("moved",...i(n),n.pointerId):n.pointerType!=="touch"&&this.hover(...i(n))}),e(t,"pointerup",a("ended")),e(t,"pointercancel",a("cancelled")),e(t,"pointerleave",n=>{!s.has(n.pointerId)&&n.pointerType!=="touch"&&this.leave()}),e(t,"wheel",n=>{if(n.ctrlKey)return;let o=[1,16,t.clientHeight][n.deltaMode];this.wheel(...i(n),n.deltaX*o,n.deltaY*o)==="claimed"&&n.preventDefault()},{passive:!1}),e(t,"keydown",n=>{!n.ctrlKey&&!n.metaKey&&!n.altKey&&this.key(n.key)==="claimed"&&n.preventDefault()})}speak(){let e=t=>{let i=document.createElement("div");return i.setAttribute("role",t),Object.assign(i.style,{position:"absolute",left:"0",top:"0",overflow:"hidden",pointerEvents:"none"}),i};this.marks=e("list"),this.voice=e("status"),Object.assign(this.voice.style,{width:"1px",height:"1px",clipPath:"inset(50%)"}),this.canvas.setAttribute("role","application"),this.canvas.after(this.marks,this.voice)}describe(e){let{canvas:t,marks:i}=this,{edition:s}=e.sheets[1];this.described!==s&&(this.described=s,setTimeout(()=>{this.canvas&&(t.setAttribute("aria-label",e.title||this.options.title||"chart"),Object.assign(i.style,{left:t.offsetLeft+"px",top:t.offsetTop+"px",width:t.clientWidth+"px",height:t.clientHeight+"px"}),i.replaceChildren(...this.painter.marks(this.drawing()).slice(0,2e3).map(({label:a,value:n,box:[o,l,h,f]})=>{let c=document.createElement("div");return c.setAttribute("role","listitem"),c.setAttribute("aria-label",y.spoken(a,n)),Object.assign(c.style,{position:"absolute",left:o+"px",top:l+"px",width:h-o+"px",height:f-l+"px"}),c})))}))}};function V(r,e){let t=new Uint16Array(65536),i=[];for(let n=33;n<127;n++)"&<>".includes(String.fromCharCode(n))||i.push(n);i.forEach((n,o)=>i.forEach((l,h)=>{t[n|l<<8]=o+91*h}));let s=new Uint16Array(new TextEncoder().encode(r).buffer,0,r.length>>1),a=new Uint8Array(e);for(let n=0,o=0,l=0,h=0;n<s.length;n++)l|=t[s[n]]<<h,a[o++]=l,l>>>=8,!((h+=5)<8)&&(a[o++]=l,l>>>=8,h-=8);return a}performance.mark("barline");var G=r=>V(r.textContent,Number(r.dataset.bytes));for(let r of document.querySelectorAll("script[data-module]"))T(r.dataset.module,G(r));for(let r of document.querySelectorAll("figure[data-chart]")){let e=document.createElement("canvas"),{chart:t,theme:i,width:s,height:a}=r.dataset;r.style.maxWidth=`${Math.max(s,960)}px`,e.style.aspectRatio=`${s} / ${a}`,e.style.minHeight=`${Math.min(a,280)}px`,x(e,t,G(r.querySelector("script")),{theme:i,title:document.title}).then(n=>{r.chart=n,r.append(e,n.marks,n.voice),r.classList.add("live"),n.fit()})}
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

const numbers = { minimumValue: 0, maximumValue: 1, showsValueLabels: 2, selectsAllSeries: 3, visibleItems: 4, area: 5, dots: 6, hole: 7, amount: 8 };
const utf8 = new TextEncoder();
const rows = values => (values.length && typeof values[0] === 'object' && values[0] !== null ? values : [values]);
const doubles = values => (values instanceof Float64Array ? values : Float64Array.from(values, value => value ?? NaN));
const words = ['values', 'labels', 'names', 'title', 'subtitle', 'unit', 'colors', 'positions', 'tiers', 'theme', 'animated', 'delegate', 'module'];

function hex(color) {
  if (color == null) return NaN;
  const [, digits] = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color) ?? [];
  if (!digits) throw new TypeError(`${JSON.stringify(color)} is no colour such as "#6472ea"`);
  return parseInt(digits.length === 3 ? digits.replace(/./g, '$&$&') : digits, 16);
}

/** Refuses what a chart does not know, before anything of it is set. */
function check(options) {
  for (const [name, value] of Object.entries(options)) {
    if (!words.includes(name) && !(name in numbers)) throw new TypeError(`a chart has no option ${JSON.stringify(name)}`);
    if (name === 'theme' && ![undefined, 'light', 'dark', 'auto'].includes(value)) throw new TypeError(`${JSON.stringify(value)} is no theme: light, dark or auto`);
    if ((name === 'values' || name === 'positions') && value) {
      for (const row of rows(value)) {
        if (row instanceof Float64Array) continue;
        for (const one of row) if (one != null && typeof one !== 'number') throw new TypeError(`${JSON.stringify(one)} among the ${name} is no number`);
      }
    }
  }
  if (options.colors) [options.colors].flat(2).forEach(hex);
}

/** Tells a chart's module what `options` has; `lend` puts bytes into its memory. */
export function settle(chart, options, lend) {
  const { module, number, wasm } = chart;
  check(options);
  const send = (name, what, bytes) => lend(module, bytes, (address, count) => wasm[name](number, what, address, count));
  // A zero byte ends a text: one within it would cut it.
  const texts = (what, list) => send('barline_texts', what, utf8.encode(list.map(text => String(text ?? '').replaceAll('\0', '\uFFFD') + '\0').join('')));
  if (options.tiers) {
    options = { labels: options.tiers.map(tier => tier.label), ...options, values: [options.tiers.map(tier => tier.from), options.tiers.map(tier => tier.to)] };
  }
  if (options.values) {
    const all = rows(options.values);
    wasm.barline_rows(number, all.length);
    all.forEach((row, k) => send('barline_values', k, doubles(row)));
  }
  if (options.positions) rows(options.positions).forEach((row, k) => send('barline_values', -1 - k, doubles(row)));
  if (options.labels) texts(0, options.labels);
  if (options.names) texts(1, options.names);
  if (options.title !== undefined || options.subtitle !== undefined) {
    const { title, subtitle } = chart.words = { title: options.title ?? chart.words?.title, subtitle: options.subtitle ?? chart.words?.subtitle };
    texts(2, [title, subtitle]);
  }
  if (options.unit !== undefined) texts(3, [options.unit]);
  // A colour is "#rrggbb": one for all, one a row, or one an item of each row.
  // They stay when other values come.
  if ('colors' in options) chart.colors = options.colors;
  if (options.values) chart.rows = rows(options.values).length;
  const colors = typeof chart.colors === 'string' ? [chart.colors] : chart.colors, count = chart.rows ?? 0;
  const isNew = 'colors' in options || options.values;
  if (isNew && colors) (count > 1 || Array.isArray(colors[0]) ? colors : [colors]).forEach((row, k) => send('barline_colors', k, doubles([row].flat().map(hex))));
  else if (isNew) for (let k = 0; k < count; k += 1) send('barline_colors', k, doubles([NaN]));
  for (const [name, place] of Object.entries(numbers)) if (name in options) wasm.barline_option(number, place, Number(options[name] ?? NaN));
  wasm.barline_apply(number, options.animated ? 1 : 0);
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
import { Painter, decoder } from './painter.mjs';
import { settle } from './options.mjs';

const modules = new Map(), shown = new WeakMap(), encoder = new TextEncoder();
const segmenter = globalThis.Intl?.Segmenter && new Intl.Segmenter('en');

/** The module for a kind of chart, once: from `source` (bytes, by gzip or plain, or a response), or the file beside this one. */
export function load(kind, source) {
  if (source || !modules.has(kind)) modules.set(kind, start(source ?? beside(`barline-${kind}.wasm.gz`)));
  return modules.get(kind);
}

// A file beside this one. Node cannot fetch one.
async function beside(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === 'file:' && globalThis.process?.versions?.node) return (await import('node:fs/promises')).readFile(url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  return response;
}

async function start(source) {
  const charts = new Map();
  source = await source;
  const bytes = source instanceof Response ? new Uint8Array(await source.arrayBuffer()) : source;
  const { instance } = await instantiate(bytes, { barline: {
    // What a module leaves to its page: the fewest digits that read back as a number, and the number that digits and an exponent are.
    write: (number, address) => encoder.encodeInto(String(number), new Uint8Array(instance.exports.memory.buffer, address, 32)).written,
    read: (digits, exponent) => Number(`${BigInt.asUintN(64, digits)}e${exponent}`),
    // Where the clusters of a text end, which no line is cut within; in a browser that does not know them, its code points.
    split: (address, count, ends) => {
      const { buffer } = instance.exports.memory, text = decoder.decode(new Uint8Array(buffer, address, count));
      const places = new Int32Array(buffer, ends, count), parts = segmenter ? Array.from(segmenter.segment(text), part => part.segment) : [...text];
      parts.reduce((end, part, place) => places[place] = end + encoder.encode(part).length, 0);
      return parts.length;
    },
    changed: number => charts.get(number)?.redraw(),
    scrolled: number => charts.get(number)?.tell('didScroll', {}),
    selected: (number, kind, reason, item, series, value, address, count) => {
      const [label, seriesName, line] = decoder.decode(new Uint8Array(instance.exports.memory.buffer, address, count)).split('\0');
      charts.get(number)?.select(kind, { item, series, value: Number.isNaN(value) ? null : value, label, seriesName, line,
        reason: ['ended', 'cancelled', 'left', 'collapsed', 'removed', 'replaced'][reason] ?? null });
    },
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
  const address = exports.barline_allocate(bytes.byteLength);
  new Uint8Array(exports.memory.buffer).set(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), address);
  try { return use(address, bytes.byteLength); } finally { exports.barline_free(address); }
}

/** Opens the chart that `chart.encoded()` has made into bytes, by gzip or plain, on a canvas or, with null, on none. */
export async function open(canvas, kind, bytes, options = {}) {
  const [module, content] = await Promise.all([load(kind, options.module), isPacked(bytes) ? unpacked(bytes).arrayBuffer() : bytes]);
  const number = lend(module, new Uint8Array(content), (address, count) => module.exports[`barline_open_${kind}`](address, count));
  const { exports } = module, length = exports.barline_fault_count(number);
  if (length) {
    const fault = decoder.decode(new Uint8Array(exports.memory.buffer, exports.barline_fault(number), length));
    exports.barline_close(number);
    throw new Error(fault);
  }
  return new Chart(module, number, canvas, options);
}

const make = kind => async (canvas, options = {}) => {
  const module = await load(kind, options.module);
  const chart = new Chart(module, module.exports[`barline_make_${kind}`](), canvas, options);
  chart.set(options);
  return chart;
};
export const bar = make('bar'), line = make('line'), pie = make('pie'), funnel = make('funnel'), tier = make('tier');

const now = () => performance.now() / 1000;
const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Escape', 'Enter', ' '];

/** A chart: what is shown on a canvas, and what is done to it. */
export class Chart {
  constructor(module, number, canvas, options) {
    Object.assign(this, { module, number, canvas, options, wasm: module.exports, delegate: options.delegate ?? {} });
    module.charts.set(number, this);
    if (canvas) this.show();
  }

  /** Sets values, labels and whatever else `options` has, and reads it. */
  set(options) {
    if (!this.number) throw new Error('this chart is closed');
    settle(this, options, lend);
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
  /** The drawing at a time, as the painter reads it. */
  drawing(time = now()) { return (this.painter ??= new Painter()).read(this.wasm, this.wasm.barline_draw(this.number, time)); }

  select(kind, event) {
    this.tell(['didBeginSelection', 'didMoveSelection', 'didEndSelection'][kind], event);
    if (this.voice) this.voice.textContent = kind === 2 ? '' : Painter.spoken([event.label, event.seriesName].filter(Boolean).join(', '), event.value);
  }
  tell(name, event) {
    this.delegate[name]?.(event, this);
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
    if (!this.canvas) return;
    const time = now(), drawing = this.drawing(time), { dark } = this;
    const isDark = this.options.theme === 'dark' || this.options.theme !== 'light' && dark.matches;
    this.painter.paint(drawing, this.canvas.getContext('2d'), this.scale, isDark ? 1 : 0);
    this.painted ??= performance.now();
    if (this.isMoving(time)) this.redraw(); else this.describe(drawing);
  }

  /** Takes over the canvas's size and the screen's scale. */
  fit() {
    const { canvas } = this, { clientWidth: width, clientHeight: height } = canvas;
    // The observer tells of the size that a chart has begun with, too.
    const fitted = [width, height, devicePixelRatio, this.still.matches].join();
    if (fitted === this.fitted) return;
    this.fitted = fitted;
    this.scale = devicePixelRatio;
    const [w, h] = [Math.round(width * this.scale), Math.round(height * this.scale)];
    // Setting them clears the canvas: what is shown then is drawn at once, not in the next frame.
    const isNew = canvas.width !== w || canvas.height !== h;
    if (isNew) Object.assign(canvas, { width: w, height: h });
    this.resize(width, height, this.scale, this.still.matches);
    if (isNew) this.paint(); else this.redraw();
  }

  show() {
    const { canvas } = this, life = this.life = new AbortController();
    // A canvas shows one chart: who was there before is gone.
    shown.get(canvas)?.close();
    shown.set(canvas, this);
    const on = (target, name, heard, more) => target.addEventListener(name, heard, { signal: life.signal, ...more });
    this.dark = matchMedia('(prefers-color-scheme: dark)');
    this.still = matchMedia('(prefers-reduced-motion: reduce)');
    on(this.dark, 'change', () => this.redraw());
    on(this.still, 'change', () => this.fit());
    const rescale = () => on(matchMedia(`(resolution: ${devicePixelRatio}dppx)`), 'change', () => { this.fit(); rescale(); }, { once: true });
    rescale();
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(canvas);
    canvas.tabIndex = 0;
    canvas.style.touchAction = 'pan-y pinch-zoom';
    this.speak();
    this.listen(on);
  }

  listen(on) {
    const { canvas } = this;
    const place = event => {
      const box = canvas.getBoundingClientRect(), { clientWidth: width, clientHeight: height } = canvas;
      return [(event.clientX - box.left) * width / box.width, (event.clientY - box.top) * height / box.height];
    };
    const held = new Set();
    const end = phase => event => { if (held.delete(event.pointerId)) this.touch(phase, ...place(event), event.pointerId); };
    on(canvas, 'pointerdown', event => {
      if (event.button !== 0) return;
      held.add(event.pointerId);
      canvas.setPointerCapture(event.pointerId);
      this.touch('began', ...place(event), event.pointerId);
    });
    on(canvas, 'pointermove', event => {
      if (held.has(event.pointerId)) this.touch('moved', ...place(event), event.pointerId);
      else if (event.pointerType !== 'touch') this.hover(...place(event));
    });
    on(canvas, 'pointerup', end('ended'));
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
      Object.assign(made.style, { position: 'absolute', left: '0', top: '0', overflow: 'hidden', pointerEvents: 'none' });
      return made;
    };
    this.marks = element('list');
    this.voice = element('status');
    Object.assign(this.voice.style, { width: '1px', height: '1px', clipPath: 'inset(50%)' });
    this.canvas.setAttribute('role', 'application');
    this.canvas.after(this.marks, this.voice);
  }

  describe(drawing) {
    const { canvas, marks } = this, { edition } = drawing.sheets[1];
    if (this.described === edition) return;
    this.described = edition;
    setTimeout(() => {
      if (!this.canvas) return;
      canvas.setAttribute('aria-label', drawing.title || this.options.title || 'chart');
      Object.assign(marks.style, { left: canvas.offsetLeft + 'px', top: canvas.offsetTop + 'px', width: canvas.clientWidth + 'px', height: canvas.clientHeight + 'px' });
      marks.replaceChildren(...this.painter.marks(this.drawing()).slice(0, 2000).map(({ label, value, box: [x, y, right, bottom] }) => {
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
