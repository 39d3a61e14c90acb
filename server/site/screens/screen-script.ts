/**
 * Keeps a screen as its match is. A line of the stream, or half a minute without one, has the main part
 * read anew; until an answer is whole and ours, the last state stays as it is. Where the stream is not to
 * be had, the part is read every five seconds. A page with tools shows them while somebody moves, and keeps
 * its light on. Written for browsers of old TVs: no arrow, no `const`.
 */
export const SCREEN_SCRIPT = `(function(){
var W=window,D=document,root=D.documentElement,main=D.getElementById('main'),es,id,busy,again,later,off=0,good=Date.now(),heard=good,seen=0,rest;
function all(s){return main.querySelectorAll(s)}
function num(e,a){return +e.getAttribute(a)}
function tick(){
var n=Date.now()+off,l=all('[data-clock]'),i,s;
for(i=0;i<l.length;i++){s=Math.max(0,Math.ceil((num(l[i],'data-clock')-n)/1000));
l[i].textContent=s?Math.floor(s/60)+':'+('0'+s%60).slice(-2):''}
l=all('[data-gone]');
for(i=0;i<l.length;i++)l[i].hidden=num(l[i],'data-gone')<=n;
root.className=Date.now()-good>5e4?'lost':''
}
function put(x){
var t=x.responseText,b=t.slice(0,13);
if(x.status!==200||b!=='<main id="mai'||t.slice(-7)!=='</main>')return;
var at=Date.parse(x.getResponseHeader('Date'));
if(at)off=at+1e3*(x.getResponseHeader('Age')||0)+500-Date.now();
good=Date.now();
var built=main.getAttribute('data-build');
if(t!==put.last){put.last=t;main.outerHTML=t;main=D.getElementById('main')}
if(built!==main.getAttribute('data-build'))return location.reload();
tick();follow()
}
function read(){
if(busy){again=1;return}
busy=1;again=0;
var x=new XMLHttpRequest(),q=location.search;
function end(){if(!busy)return;busy=0;if(again)read()}
x.open('GET',location.pathname+(q?q+'&':'?')+'part=main'+(seen&&id!=='*'?'&v='+seen:''));
x.timeout=1e4;
x.onload=function(){try{put(x)}finally{end()}};
x.onerror=x.ontimeout=x.onabort=end;
x.send()
}
function follow(){
var m=main.getAttribute('data-match');
if(!W.EventSource||m===id&&es&&es.readyState!==2&&Date.now()-heard<6e4)return;
if(es)es.close();
if(m!==id)seen=0;
id=m;es=null;heard=Date.now();
if(!m)return;
es=new EventSource('/api/v1/live'+(m==='*'?'':'?match='+m+'&after='+main.getAttribute('data-version')));
es.addEventListener('beat',function(){heard=Date.now()});
es.addEventListener('resync',read);
es.addEventListener('score',function(e){
heard=Date.now();
var l=JSON.parse(e.data),s=main.getAttribute('data-shows');
if(s&&s.indexOf(l.id)<0)return;
if(m!=='*')seen=l.v;
read();clearTimeout(later);later=setTimeout(read,6e3)
})
}
function awake(){D.body.className='awake';clearTimeout(rest);rest=setTimeout(function(){D.body.className=''},5e3)}
function light(){if(W.navigator.wakeLock&&!D.hidden)W.navigator.wakeLock.request('screen').then(null,function(){})}
if(D.getElementById('tools')){
D.addEventListener('mousemove',awake);D.addEventListener('touchstart',awake);D.addEventListener('keydown',awake);
if(D.fullscreenEnabled){var full=D.getElementById('full');full.hidden=false;full.onclick=function(){root.requestFullscreen()}}
D.addEventListener('visibilitychange',light);light()
}
setInterval(tick,250);setInterval(function(){follow();read()},W.EventSource?3e4:5e3);
read();follow()
})()`;
