/** Out of sight until somebody moves; where no script runs, under the pointer. */
export const TOOLS_STYLE = `#tools{position:fixed;z-index:3;top:8px;left:50%;padding:8px;border-radius:8px;font-size:16px;white-space:nowrap;background:#07120d;transform:translateX(-50%);opacity:0}
#tools:hover{opacity:1}#tools:focus-within{opacity:1}.awake #tools{opacity:1}
#tools a,#tools button{display:inline-block;margin:0 4px;padding:12px;border:2px solid #fff;border-radius:8px;font:700 16px/1.2 system-ui,sans-serif;color:#fff;text-decoration:none;background:#07120d}
`;

/**
 * One rem is a hundredth of the height of a TV, 10.8 px of 1080 lines. Read from ten metres: nothing that
 * counts is below 40 px there. No grid, no `inset`, no `gap`: old TVs have none of them.
 */
export const BOARD_STYLE = `*{box-sizing:border-box;margin:0}
html{font-size:1vh;--ground:#07120d;--ink:#f3f7f4}@media(max-aspect-ratio:16/9){html{font-size:.5625vw}}
html[data-theme=light]{--ground:#fff;--ink:#0b1410}
body{height:100vh;overflow:hidden;font:700 5rem/1.1 system-ui,sans-serif;font-variant-numeric:tabular-nums;color:var(--ink);background:var(--ground)}
main{display:flex;flex-direction:column;height:100%}
.halves{position:relative;display:flex;flex:1;min-height:0}.half{position:relative;z-index:0;display:flex;flex:1 1 0;flex-direction:column;min-width:0;padding:2rem 3rem;color:#fff}.dark{color:#0b1410}
.ground{position:absolute;z-index:-1;top:0;left:0;width:100%;height:100%}
[data-theme=light] .half{color:var(--ink)}[data-theme=light] .ground{height:3rem}[data-theme=light] .half{padding-top:5rem}
h1{display:flex;align-items:center;font-size:7rem;font-weight:800}h1 span{overflow:hidden;white-space:nowrap;text-overflow:ellipsis}h1 svg,h1 img{flex:none;width:10rem;height:10rem;margin-right:2rem;object-fit:contain}
.points{display:flex;flex:1;align-items:center;justify-content:center;padding-right:12rem;font-size:52rem;font-weight:800;letter-spacing:-.04em;line-height:.8}
.half+.half .points{padding-right:0;padding-left:12rem}.half+.half h1,.half+.half p{flex-direction:row-reverse}.half+.half h1 svg,.half+.half h1 img{margin:0 0 0 2rem}
.half p{display:flex;align-items:center;justify-content:space-between;min-height:7rem}.dots{display:flex}.dots i{width:5.4rem;height:5.4rem;margin-right:1.4rem;border:.8rem solid currentColor;border-radius:50%}.dots .taken{background:currentColor}
h1 svg path:first-child,.winner>svg:not(.ground) path:first-child{stroke:#fff;stroke-width:1.2}
.lamp svg{display:block;width:7rem;height:7rem}
.middle{position:absolute;z-index:1;top:50%;left:50%;width:27rem;padding:1.5rem;border:.5rem solid #fff;border-radius:2.4rem;text-align:center;color:#fff;background:#07120d;transform:translate(-50%,-50%)}
.middle small{display:block;font-size:5rem}.middle b{font-size:12rem;font-weight:800;line-height:1}.middle .hour{font-size:7.6rem}
footer{display:flex;align-items:center;justify-content:space-between;height:13rem;padding:0 3rem;border-top:.7rem solid #fff;white-space:nowrap}[data-theme=light] footer{border-color:#0b6b3a}
footer p{overflow:hidden;text-overflow:ellipsis}footer p>span{margin-right:2rem}footer .foot{padding:1rem 2rem;border-radius:1.4rem;font-size:5.4rem}footer em{font-style:normal;font-weight:800}.gold{color:#1d1600;background:#fcd116}
.winner{align-items:center;justify-content:center;text-align:center}.winner>svg:not(.ground),.winner>img{width:24rem;height:24rem;object-fit:contain}.winner h1{max-width:100%;margin:2rem 0;font-size:13rem}.winner b{font-size:18rem;font-weight:800;line-height:1}.winner p{justify-content:center}.winner p span{margin:0 1.5rem}
.note{display:none;position:fixed;z-index:2;right:0;bottom:0;left:0;padding:2rem 3rem;font-size:4.4rem;text-align:center;color:#fff;background:#a3101f}.lost .note{display:block}
${TOOLS_STYLE}[hidden]{display:none!important}`;
