/** jsdom knows no pointer events yet: mouse events that say which finger it was. */
class FingerEvent extends MouseEvent {
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    const {pointerId, isPrimary, pointerType} = init;
    Object.assign(this, {pointerId, isPrimary, pointerType});
  }
}

export function addPointerEvents(): void {
  Object.assign(window, {PointerEvent: FingerEvent});
}
