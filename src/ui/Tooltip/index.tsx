import {useRef, useState, type ReactNode} from 'react';
import {
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react';
import styles from './styles.module.css';

interface Props {
  /** The text of the tooltip. */
  note: string;
  /** What it is about: something that can be focused. */
  children: ReactNode;
}

// Specification, section 9: milliseconds until it opens, and until it goes after a touch.
const ENTER = 100;
const TOUCH_ENTER = 700;
const TOUCH_LEAVE = 1500;

/**
 * Shows a note beside its child when that is pointed at, focused or touched for a moment.
 * Escape closes it.
 */
export default function Tooltip({note, children}: Props) {
  const [open, setOpen] = useState(false);
  const [reference, setReference] = useState<HTMLElement | null>(null);
  const [floating, setFloating] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const {floatingStyles, context} = useFloating({
    open,
    elements: {reference, floating},
    onOpenChange: setOpen,
    placement: 'bottom',
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip(), shift({padding: 8})],
  });
  const {getReferenceProps, getFloatingProps} = useInteractions([
    useHover(context, {delay: {open: ENTER}, mouseOnly: true}),
    useFocus(context),
    useDismiss(context, {referencePress: false}),
    useRole(context, {role: 'tooltip'}),
  ]);
  const openLater = (value: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(value), delay);
  };
  return (
    <>
      <span
        ref={setReference}
        className={styles.reference}
        {...getReferenceProps()}
        onTouchStart={() => openLater(true, TOUCH_ENTER)}
        onTouchEnd={() => openLater(false, TOUCH_LEAVE)}
      >
        {children}
      </span>
      {/* A modal dialog covers all that is not in it, whatever its z-index. */}
      {open && (
        <FloatingPortal root={reference?.closest('dialog') ?? undefined}>
          <div
            ref={setFloating}
            className={styles.tooltip}
            style={floatingStyles}
            {...getFloatingProps()}
          >
            {note}
          </div>
        </FloatingPortal>
      )}
    </>
  );
}
