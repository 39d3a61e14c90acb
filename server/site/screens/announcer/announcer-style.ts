import { TOOLS_STYLE } from '../board-style.ts';

/** Read at arm's length, on a phone or a laptop: names and numbers large, no colour that hides a word. */
export const ANNOUNCER_STYLE = `*{box-sizing:border-box;margin:0;padding:0}
html{--ground:#07120d;--ink:#f3f7f4;--quiet:#a3b1aa;--line:#33413a;font:18px/1.3 system-ui,sans-serif;font-variant-numeric:tabular-nums}
html[data-theme=light]{--ground:#fff;--ink:#0b1410;--quiet:#4c5a53;--line:#c9d1cc}
body{color:var(--ink);background:var(--ground)}main{max-width:72rem;margin:0 auto;padding:10px 12px 72px}
header{padding-bottom:8px;border-bottom:2px solid var(--line)}header p{padding:2px 0}
.score,h1{display:flex;align-items:center;gap:10px}.score{font-size:1.5rem;font-weight:700}.score span,h1 span{flex:1;min-width:0;overflow-wrap:anywhere}.score b{font-size:2.4rem;line-height:1.1}
svg{flex:none;width:10px;height:28px}
.serves{margin:10px 0;padding:10px 12px;border-radius:10px;font-size:1.6rem;font-weight:700;line-height:1.2;color:#1d1600;background:#fcd116}
.foot{display:flex;justify-content:space-between;gap:12px;margin-top:6px;padding:8px 12px;border-radius:10px;font-weight:700;background:var(--line)}.foot em{font-style:normal;font-weight:800}.gold{color:#1d1600;background:#fcd116}
h2{margin:10px 0 2px;font-size:1rem;font-weight:600;color:var(--quiet)}ul{list-style:none}li{padding:5px 0;border-bottom:1px solid var(--line)}
.news li{font-size:1.15rem}.news li:first-child{font-size:1.4rem;font-weight:700}
.teams{display:grid;gap:8px 24px}@media(min-width:44rem){.teams{grid-template-columns:repeat(2,minmax(0,1fr))}}
article{min-width:0}h1{margin-top:12px;padding-bottom:4px;border-bottom:2px solid var(--line);font-size:1.5rem}
article li{display:flex;gap:12px;align-items:baseline;font-size:1.4rem}article li b{flex:none;width:2em;text-align:right}article li span{min-width:0;overflow-wrap:anywhere}i{font-style:normal;font-size:1rem;color:var(--quiet)}
.partners{margin:14px 0;padding:10px 12px;border:2px solid var(--line);border-radius:10px;font-size:1.3rem}.quiet{padding-top:8px;color:var(--quiet)}
.note{display:none;position:fixed;right:0;bottom:0;left:0;padding:12px;text-align:center;color:#fff;background:#a3101f}.lost .note{display:block}
${TOOLS_STYLE}[hidden]{display:none!important}`;
