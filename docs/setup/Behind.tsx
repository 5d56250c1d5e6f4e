import {staticIsland} from '@site/src/ui/StaticIsland';

/** What the pictures of groups (`Frame`) refer to: once on each page that has some. */
export default staticIsland(async () => {
  const {DrawnBehind} = await import('./drawnFrame');
  return {default: DrawnBehind};
});
