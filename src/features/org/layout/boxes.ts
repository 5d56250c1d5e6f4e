import type {Box, Ellipse} from '../types';

/** How far the farthest corner of a box reaches from the middle of an ellipse; 1 is its edge. */
export function reach(box: Box, {x, y, rx, ry}: Ellipse): number {
  const cornerX = (Math.abs(box.x - x) + box.width / 2) / rx;
  const cornerY = (Math.abs(box.y - y) + box.height / 2) / ry;
  return Math.sqrt(cornerX * cornerX + cornerY * cornerY);
}

/** Whether a box is in an ellipse, crosses its line, or is closer to it than the gap. */
export function entersEllipse(box: Box, {x, y, rx, ry}: Ellipse, gap = 0): boolean {
  const nearX = Math.max(0, Math.abs(box.x - x) - box.width / 2) / (rx + gap);
  const nearY = Math.max(0, Math.abs(box.y - y) - box.height / 2) / (ry + gap);
  return nearX * nearX + nearY * nearY < 1;
}

/** The rectangle around boxes. */
export function frameOf(boxes: Box[]): Box {
  const left = Math.min(...boxes.map(({x, width}) => x - width / 2));
  const right = Math.max(...boxes.map(({x, width}) => x + width / 2));
  const top = Math.min(...boxes.map(({y, height}) => y - height / 2));
  const bottom = Math.max(...boxes.map(({y, height}) => y + height / 2));
  return {x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top};
}

/** The ellipse around boxes, shaped like their frame and no larger than they need, with room at its edge. */
export function ellipseAround(boxes: Box[], room: number): Ellipse {
  const {x, y, width, height} = frameOf(boxes);
  const growth = Math.max(...boxes.map((box) => reach(box, {x, y, rx: width / 2, ry: height / 2})));
  return {
    x: Math.round(x),
    y: Math.round(y),
    rx: Math.ceil((width / 2) * growth) + room,
    ry: Math.ceil((height / 2) * growth) + room,
  };
}
