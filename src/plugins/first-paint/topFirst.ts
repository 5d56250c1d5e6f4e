/**
 * A script for the end of a page's top: what follows is left out (src/css/first-paint.css) until the
 * top has been painted with its picture, for which it waits half a second at most. A long page that is
 * laid out whole before anything of it is seen keeps a phone waiting. Not on the way to a place in the
 * page or back (src/lib/freshVisit.ts), and not in a window that nobody sees, which paints nothing.
 */
export const topFirst = `<script>(function(script,root){
var top=[],end=script.previousElementSibling||script.parentElement,picture=document.querySelector('img[decoding=sync]');
script.remove();
if(!root.dataset.fresh||document.hidden)return;
for(;end;end=end.parentElement)top.push(end);
function showRest(){top.forEach(function(element){delete element.dataset.top})}
function showRestNext(){requestAnimationFrame(function(){setTimeout(showRest)})}
top.forEach(function(element){element.dataset.top=''});
if(!picture||picture.complete)showRestNext();
else{
picture.addEventListener('load',showRestNext);
picture.addEventListener('error',showRestNext);
setTimeout(showRest,500);
}
addEventListener('DOMContentLoaded',showRest);
})(document.currentScript,document.documentElement)</script>`;
