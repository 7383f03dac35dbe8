/// Words as charts hold them.
enum TextSamples {
  /// Latin, Greek and Cyrillic labels, numbers, dates and money: characters that the table has one by one.
  static let alphabetic = [
    "Fossil Fuels", "Nuclear Energy", "Renewables", "Wheat (bushels per acre)", "Net generation, GWh", "Total nonfarm payrolls",
    "WWW", "iillij", "MMMM", "AVAToday", "Q1", "n/a", "Will it fit?", "UPPERCASE LABEL", "snake_case_name", "user@example.org",
    "Größe in Metern", "Straßenbahn", "Bevölkerung über 65", "GROẞE ÄÖÜ", "Énergie éolienne", "Où sont-ils ? Là-bas…",
    "Œuvre d’été «A»",
    "Łódź", "Źródło: GUS", "Zażółć gęślą jaźń", "Příliš žluťoučký kůň", "Nejvyšší teplota", "İstanbul", "Şişli ığdır",
    "Çağdaş güneş",
    "Tiếng Việt", "Hà Nội", "Sản lượng điện", "Đường Nguyễn Huệ", "Åland, Ærø, Ørsted", "Ísafjörður þing", "Ñandú", "São Paulo",
    "Rīga ģimene ķēde",
    "Ελλάδα", "Παραγωγή ενέργειας", "ΑΘΗΝΑ", "Ὀδύσσεια ᾠδή", "Россия", "Выработка электроэнергии", "ШИРИНА ЖЮЩ", "Україна",
    "Їжак і ґанок", "Београд, Ниш",
    "0", "1", "7", "111", "1,250", "12.5k", "3.2M", "1.2 %", "−4", "+17.25", "1 234 567,89", "1e−9", "0.001", "±5 °C", "50‰",
    "×2.5", "≤ 10", "≥ 99.9%", "∞",
    "x² + y³", "H₂O", "½ ¾", "2004", "2004-05-01", "01/02/2024", "12:30:59", "Jan 2024", "Mon, 3 Mar", "1990–2020", "May — June",
    "$1,250.00", "€ 3,20", "£99", "¥1,000", "₹ 5,00,000", "₽ 300", "₩12", "₺8", "5 ¢", "A → B", "▲", "a · b",
    "“quoted” ‘text’ „so“", "#1 & <2> [3] {4} |5| \\6/", "~^`*'\"",
    "e\u{301}te\u{301}", "A\u{30A}ngstro\u{308}m", "no\u{A0}break", "soft\u{AD}hyphen", "ﬁ ﬂ", "№ 5 ™ © ®", "µm Ω", "ẞ ſ Ʒ ǅ ȝ",
  ]

  /// Scripts measured by an average that DejaVu Sans covers too.
  static let averaged = [
    "السعودية", "إنتاج الكهرباء", "مصر ٢٠٢٤", "تهران", "عدد السكان", "ישראל", "ייצור חשמל", "אוכלוסייה", "שָׁלוֹם", "Հայաստան",
    "Երևան", "საქართველო", "თბილისი",
  ]

  /// What needs fonts that only the full set has: Han, kana, hangul, Thai, Indic scripts, emoji.
  static let elsewhere = [
    "売上高", "数据中心", "東京都", "データセンター", "北京（2004年）", "한국 전력 생산", "서울특별시", "ﾊﾝｶｸ", "ＡＢＣ１２３", "、。「」", "売上 ยอด 총 📈", "𩸽𩸽", "①②③",
    "₿0.5",
    "ยอดขาย", "ประเทศไทย", "กรุงเทพมหานคร", "น้ำ", "भारत", "बिजली उत्पादन", "उत्तर प्रदेश", "नई दिल्ली २०२४", "বাংলাদেশ", "தமிழ்நாடு", "తెలంగాణ", "ಕರ್ನಾಟಕ",
    "കേരളം", "ગુજરાત", "ਪੰਜਾਬ",
    "ශ්‍රී ලංකා", "កម្ពុជា", "ລາວ", "မြန်မာ", "ኢትዮጵያ", "བོད",
    "🚲", "🚲🚲🚲", "📈 Sales", "👍🏽", "🇩🇪 Germany", "🇩🇪🇫🇷", "👩‍👩‍👧‍👦", "👩🏽‍⚕️", "❤️", "1️⃣ first", "☀️ ⚡ ❄️", "✅ done", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🏳️‍🌈", "⭐⭐⭐", "☎", "♥", "✓ ✗",
  ]

  /// Labels for whom being measured far too wide would cost their place: Latin, Greek, Cyrillic and numbers.
  static let plain = alphabetic.filter { $0.count > 3 }
}
