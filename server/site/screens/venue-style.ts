import { TOOLS_STYLE } from './board-style.ts';

/** As the board of a match: one rem is a hundredth of the height; no grid, no `gap`, no `inset`. */
export const VENUE_STYLE = `*{box-sizing:border-box;margin:0}
html{font-size:1vh;--ground:#07120d;--card:#14251c;--ink:#f3f7f4;--quiet:#c3d3ca}@media(max-aspect-ratio:16/9){html{font-size:.5625vw}}
html[data-theme=light]{--ground:#e8efea;--card:#fff;--ink:#0b1410;--quiet:#3b4a42}
body{height:100vh;overflow:hidden;font:700 3rem/1.15 system-ui,sans-serif;font-variant-numeric:tabular-nums;color:var(--ink);background:var(--ground)}
main{display:flex;flex-direction:column;height:100%;padding:1rem}
h1{flex:none;overflow:hidden;padding:0 1rem;height:7rem;font-size:5rem;line-height:6rem;white-space:nowrap;text-overflow:ellipsis}
.all{display:flex;flex:1;min-height:0}.courts{display:flex;flex:1 1 60%;flex-wrap:wrap;align-content:stretch;min-width:0}
article{width:50%;padding:1rem}.n2 article{width:100%}.n12 article{width:33.3%}
article>div,.side>div{display:flex;flex-direction:column;height:100%;overflow:hidden;padding:1rem 1.6rem;border-top:.5rem solid #35c277;border-radius:1.2rem;background:var(--card)}
h2{display:flex;flex:none;justify-content:space-between;font-size:3.4rem;line-height:4rem;color:var(--quiet);white-space:nowrap}h2 small{font-size:1em;color:var(--ink)}
.team{display:flex;flex:1;align-items:center;min-height:0;font-size:4rem;line-height:1.1}.team span{flex:1;overflow:hidden;min-width:0;max-height:2.2em;text-overflow:ellipsis}.n12 .team span{white-space:nowrap}.team svg{flex:none;width:4.4rem;height:4.4rem;margin-right:1rem}.team .stripe{width:1rem}
.team i{flex:none;min-width:4rem;font-style:normal;text-align:center;color:var(--quiet)}.team b{flex:none;min-width:8rem;padding:0 .6rem;border-radius:.8rem;font-size:6rem;font-weight:800;line-height:1.15;text-align:center}
.none{font-size:2.6rem;font-weight:600;color:var(--quiet)}
.serves b{color:#1d1600;background:#fcd116}
.n2 .team{font-size:7rem}.n2 .team b{min-width:17rem;font-size:14rem}.n2 .team i{min-width:8rem}.n2 .team svg{width:8rem;height:8rem}.n2 .team .stripe{width:1.4rem}
.n12 h2{font-size:3rem}.n12 .team{font-size:3rem}.n12 .team b{min-width:6rem;font-size:4.6rem}.n12 .team i{min-width:3rem}.n12 .team svg{display:none}.n12 .team svg.stripe{display:block}
.side{display:flex;flex:0 0 40%;flex-direction:column;max-width:40%}.side>div{flex:1 1 auto;height:auto;margin:1rem}
ul{padding:0;list-style:none}li{display:flex;padding:.6rem 0;font-size:2.8rem}li b{flex:none;width:10rem;color:var(--quiet)}li span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
table{width:100%;margin-top:.6rem;border-collapse:collapse;font-size:2.8rem;table-layout:fixed}th,td{overflow:hidden;padding:.5rem .3rem;text-align:right;white-space:nowrap;text-overflow:ellipsis}thead th:nth-child(2),tbody th{width:45%;text-align:left}thead th{color:var(--quiet)}table svg{width:3rem;height:3rem;margin-right:.8rem;vertical-align:middle}abbr{text-decoration:none}
.bracket>div{display:flex;flex:1;min-height:0}ol{display:flex;flex:1;flex-direction:column;justify-content:space-around;min-width:0;padding:0 .6rem;list-style:none}ol li{display:block;padding:0;font-size:2.2rem}ol small{color:var(--quiet)}ol p{display:flex}ol span{flex:1;overflow:hidden;min-width:0;white-space:nowrap;text-overflow:ellipsis}ol li b{width:auto;margin-left:.6rem;color:inherit}ol p{color:var(--quiet)}ol .ahead{color:var(--ink)}
.side h2{display:block;overflow:hidden;text-overflow:ellipsis}
footer{display:flex;flex:none;align-items:center;height:9rem;padding:0 1rem;overflow:hidden;white-space:nowrap;font-size:3.4rem}footer span{margin-right:4rem}footer img{height:6rem;margin-right:1.2rem;vertical-align:middle}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
.note{display:none;position:fixed;z-index:2;right:0;bottom:0;left:0;padding:2rem 3rem;font-size:4rem;text-align:center;color:#fff;background:#a3101f}.lost .note{display:block}
${TOOLS_STYLE}[hidden]{display:none!important}`;
