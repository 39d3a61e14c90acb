/** Colours as on the pages of the site: app/styles/theme.css. Readable from 280 px on. */
export const STYLE = `:root{color-scheme:light dark}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;padding:12px;font:15px/1.4 system-ui,sans-serif;color:light-dark(#0b1410,#f1f6f3);background:light-dark(#fff,#111815)}
p,h1,h2{margin:0 0 6px;font-size:13px;font-weight:400;color:light-dark(#4c5a53,#a3b1aa)}
h1{font-size:15px;font-weight:600;color:inherit}h2{margin-top:12px}
a{color:light-dark(#0b6b3a,#3ecb81)}
table{border-collapse:collapse;width:100%;margin-bottom:8px;font-variant-numeric:tabular-nums}
th{font-weight:400;text-align:left;overflow-wrap:anywhere}thead th{font-size:12px;color:light-dark(#4c5a53,#a3b1aa)}
td,thead th+th{text-align:right;padding:0 0 0 8px;white-space:nowrap}tr>*{border-top:1px solid light-dark(#d6ded9,#26322c);padding-block:5px}
thead .place+th{text-align:left}
tr:first-child>*{border-top:0}.place{text-align:left;width:1em;padding:5px 8px 5px 0}
b,.won{font-weight:700}.live,.live b{color:light-dark(#c8102e,#ff6368)}.live{font-weight:700}
.now{color:light-dark(#7a5a00,#fcd116);font-weight:700}svg{width:16px;height:16px;margin-right:6px;vertical-align:-3px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`;
