import type { ScreenOptions } from './options.ts';

/**
 * All sizes are in rem, and one rem is a share of the height of the picture: 720 and 2160 lines look
 * alike. For Chromium from 103 on, which older versions of OBS have. Nothing reaches into the outer
 * five percent, which a TV may cut off.
 */
const STYLE = `*{box-sizing:border-box;margin:0}
html,body{height:100%;overflow:hidden;background:transparent}
body{font:700 1.2rem/1.2 system-ui,sans-serif;font-variant-numeric:tabular-nums}
html,[data-theme=dark]{--ink:#fff;--quiet:#dce7e0;--glass:#07120de8;--cell:#ffffff1f;--edge:#fff}
[data-theme=light]{--ink:#0b1410;--quiet:#33423b;--glass:#fffffff0;--cell:#0b14101a;--edge:#0b6b3a}
section,[data-gone][hidden]{position:absolute}[hidden]{display:none!important}
.glass{overflow:hidden;color:var(--ink);background:var(--glass);border-top:.25rem solid var(--edge);border-radius:.5rem}
svg{display:block;flex:none}.stripe{width:.6rem;height:100%;align-self:stretch}i{font-style:normal;color:var(--quiet);text-align:center}
span,strong{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.bug{left:5vw;top:5vh;width:24rem}.bug .row{display:grid;grid-template-columns:.6rem 2rem minmax(0,1fr) 1.6rem 3rem;gap:.5rem;align-items:center;height:2.6rem}
.bug .row+.row{border-top:1px solid var(--cell)}.bug svg{height:2rem}.bug .stripe{height:100%}
b{display:grid;place-items:center;height:100%;min-width:3rem;font-size:1.8rem;font-weight:800;background:var(--cell)}
.serves b,b.serves{background:#fcd116;color:#1d1600}
.foot{display:flex;justify-content:space-between;gap:1rem;padding:.3rem .7rem;font-size:1rem;background:var(--cell)}.foot span{min-width:0}
.gold{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;display:block;background:#fcd116;color:#1d1600}em{font-style:normal;font-weight:800}
.strip{left:5vw;right:5vw;bottom:5vh;font-size:1.5rem}.strip .line{display:grid;grid-template-columns:.7rem 3rem minmax(0,1fr) 2.4rem 5rem 11rem 5rem 2.4rem minmax(0,1fr) 3rem .7rem;gap:.5rem;align-items:center;height:4rem}
.strip svg{height:3rem}.strip .stripe{height:100%}.strip b{font-size:2.6rem}.end{text-align:right}
small{overflow:hidden;font-size:.95rem;font-weight:600;text-align:center;color:var(--quiet);white-space:nowrap;text-overflow:ellipsis}
.strip .foot{justify-content:center;text-align:center}
.lower{left:5vw;bottom:20vh;min-width:20rem;max-width:min(42rem,90vw)}.lower .line{display:flex;gap:1rem;align-items:center;min-height:5rem}.lower .line>div{flex:1;min-width:0;padding:.6rem 0}
.lower strong,.lower div span{display:block}.lower strong{font-size:1.7rem;font-weight:800;white-space:normal}.lower .stripe{height:auto}.lower div span{font-weight:600;color:var(--quiet)}.sign{width:3.4rem}
.recap{left:50%;bottom:20vh;width:max-content;min-width:32rem;max-width:90vw;padding:1rem 1.4rem;transform:translateX(-50%)}
h1{display:flex;gap:1rem;justify-content:space-between;margin-bottom:.5rem;font-size:1.6rem;font-weight:800;line-height:1.2}
table{width:100%;border-collapse:collapse;font-size:1.5rem}th,td{padding:.3rem .6rem;font-weight:700;text-align:center}thead th{font-size:1.05rem;color:var(--quiet)}
tbody th{display:flex;gap:.6rem;align-items:center;text-align:left;font-weight:750}tbody th svg{width:2rem;height:2rem}tbody .stripe{width:.6rem;height:2rem}td{color:var(--quiet)}.won,.all{color:var(--ink);font-weight:800}
.won{box-shadow:inset 0 -.2rem #fcd116}
.lineup{right:5vw;top:5vh;display:flex;gap:1.6rem;max-width:90vw;padding:1rem 1.2rem}.lineup>div{width:23rem;min-width:0}.lineup h1{justify-content:flex-start;align-items:center;height:2.4rem;font-size:1.4rem}.lineup h1 svg{height:2rem}
ol{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:.8rem .4rem;padding:.8rem 0 0;list-style:none;border-top:.25rem solid #fcd116}li{display:grid;justify-items:center;gap:.2rem;min-width:0;font-size:1rem}li svg{width:3.4rem}li span{max-width:100%}li text{font:800 19px system-ui,sans-serif}
.sponsors{display:flex;flex-wrap:wrap;gap:.5rem 1.6rem;align-items:center;justify-content:center;margin-top:.8rem;padding-top:.7rem;border-top:1px solid var(--cell);font-size:1.2rem}.sponsors span{display:flex;gap:.5rem;align-items:center}.sponsors img{max-width:11rem;height:2.6rem}.big .sponsors{justify-content:flex-start;font-size:1.7rem}.big .sponsors img{height:4rem}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.p-tr .bug,.p-br .bug,.p-tr .lower,.p-br .lower{left:auto;right:5vw}.p-bl .bug,.p-br .bug{top:auto;bottom:5vh}
.p-tl .strip,.p-tr .strip{top:5vh;bottom:auto}.p-tl .lower,.p-tr .lower{top:20vh;bottom:auto}.p-bl .lineup,.p-tl .lineup{left:5vw;right:auto}.p-bl .lineup,.p-br .lineup{top:auto;bottom:5vh}
.p-tl.recap-only .recap,.p-tr.recap-only .recap{top:5vh;bottom:auto}.p-bl.recap-only .recap,.p-br.recap-only .recap{bottom:5vh}.p-tl.recap-only .recap,.p-bl.recap-only .recap{left:5vw;transform:none}.p-tr.recap-only .recap,.p-br.recap-only .recap{left:auto;right:5vw;transform:none}
.up .lineup{top:5vh;bottom:auto}.down .lineup{top:auto;bottom:5vh}
`;

/** The size that was asked for; never one at which a part is wider than the picture's safe area. */
export function overlayStyle({ scale }: Pick<ScreenOptions, 'scale'>): string {
  const percent = scale / 100;
  return `${STYLE}html{font-size:${Number((2.2 * percent).toFixed(3))}vh}@media(max-aspect-ratio:1/1){html{font-size:${Number((1.25 * percent).toFixed(3))}vw}}`;
}
