import { TOOLS_STYLE } from '../board-style.ts';

/** For a phone in the hand of a referee who stands: figures large, both teams side by side. */
export const REFEREE_STYLE = `*{box-sizing:border-box;margin:0;padding:0}
html{--ground:#07120d;--ink:#f3f7f4;--quiet:#a3b1aa;--line:#33413a;font:16px/1.3 system-ui,sans-serif;font-variant-numeric:tabular-nums}
html[data-theme=light]{--ground:#fff;--ink:#0b1410;--quiet:#4c5a53;--line:#c9d1cc}
body{color:var(--ink);background:var(--ground)}main{max-width:60rem;margin:0 auto;padding:8px}
header,.serves,h1{display:flex;align-items:center;gap:8px}header{justify-content:space-between;min-height:40px}
.serves{margin:4px 0 8px;padding:8px;border-radius:10px;font-size:1.25rem;font-weight:700;color:#1d1600;background:#fcd116}.serves b{font-size:2.5rem;line-height:1}
svg{flex:none;width:10px;height:28px}section{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}article{min-width:0}
h1{min-height:56px;padding-bottom:4px;border-bottom:2px solid var(--line);font-size:1rem;overflow-wrap:anywhere}h1 span{flex:1}h1 b{font-size:2.25rem}
p{padding:6px 0}p b{font-size:1.375rem}h2{margin-top:8px;font-size:.875rem;font-weight:600;color:var(--quiet)}
ol,ul{list-style:none}li{display:flex;align-items:baseline;flex-wrap:wrap;gap:0 8px;min-height:36px;padding:4px 0;border-bottom:1px solid var(--line)}
li b{min-width:1.6em;font-size:1.375rem;text-align:right}li i{width:1.6em;font-style:normal;color:var(--quiet)}li span{flex:1;min-width:0;font-size:.875rem;overflow-wrap:anywhere}li em{font-style:normal;font-size:.875rem}
.serving li:first-child b{color:#1d1600;background:#fcd116;border-radius:6px;padding:0 4px}.off{opacity:.6}
.foot{padding:6px 12px;border-radius:10px;background:var(--line)}.foot em{font-style:normal;font-weight:800;font-size:1.25rem}
.note{display:none;position:fixed;right:0;bottom:0;left:0;padding:12px;text-align:center;color:#fff;background:#a3101f}.lost .note{display:block}
${TOOLS_STYLE}[hidden]{display:none!important}`;
