/**
 * Whether script runs, for the stylesheets: `html[data-script]`. `@media (scripting)` tells only
 * whether it may, and says yes where a file is blocked, lost or broken off; browsers of before 2024
 * do not know it at all.
 */

/** So long a script may take to arrive before the page does without it, in milliseconds. */
const PATIENCE = 60_000;

/** What the head's script hands over; there until React has taken the page over. */
type Booting = Window & {earlyClicks?: Set<HTMLElement>};

/**
 * A script for the head of every page. Says that script runs, before anything is seen, and takes it
 * back when one of our files does not arrive or fails before React has taken the page over. Until
 * then it remembers what is pressed, and lets no box be ticked that React would not hear of.
 */
export const bootScript = `(function(w,r){
w.earlyClicks=new Set;
function off(){w.earlyClicks&&delete r.dataset.script}
r.dataset.script='on';
setTimeout(off,${PATIENCE});
w.addEventListener('error',function(e){/\\/assets\\/js\\//.test(e.filename||e.target.src)&&off()},true);
w.addEventListener('click',function(e){
var clicks=w.earlyClicks,pressed=clicks&&r.dataset.script&&e.target.closest('button,[type=checkbox],[type=radio]');
pressed&&(clicks.add(pressed),e.preventDefault());
},true);
})(window,document.documentElement)`;

/** Says that React has taken the page over, and presses what was pressed before. */
export function replayClicks(): void {
  const page = window as Booting;
  const clicks = page.earlyClicks;
  delete page.earlyClicks;
  document.documentElement.dataset.script = 'on';
  clicks?.forEach((element) => element.click());
}
