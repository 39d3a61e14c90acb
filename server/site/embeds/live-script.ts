/**
 * Follows one match in a frame: the points of the set as they come, and the whole frame anew when a set
 * or the match ends, within three seconds, not all frames at once. A frame that is not on the screen
 * opens no stream: a browser has few connections to one site.
 */
export const LIVE_SCRIPT = `(()=>{
const d=document.body.dataset,at=i=>document.getElementById(i);let s,t;
const anew=()=>{t??=setTimeout(()=>location.reload(),Math.random()*3e3)};
const open=()=>{
s=new EventSource('/api/v1/live?match='+d.match+'&after='+d.version);
s.addEventListener('resync',anew);
s.addEventListener('score',({data})=>{
const l=JSON.parse(data);d.version=l.v;
if(l.full||l.s!=='Live'||l.set!=d.set||l.wins.join()!==d.wins)return anew();
l.score.forEach((n,i)=>{at('p'+i).textContent=n;at('v'+i).hidden=l.serve!==i+1})
})};
new IntersectionObserver(([{isIntersecting}])=>{
s?.close();s=null;if(isIntersecting)open()
}).observe(at('live'))
})()`;
