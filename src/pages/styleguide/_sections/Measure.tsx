import {useEffect, useRef, useState} from 'react';

interface Props {
  /** What is said of the piece that it stands in. */
  read: (piece: Element) => string;
}

/** What a piece measures in this window, read from it: sizes grow with the window and with the reader's type. */
export default function Measure({read}: Props) {
  const ref = useRef<HTMLElement>(null);
  const [measured, setMeasured] = useState('');
  useEffect(() => {
    const look = () => setMeasured(read(ref.current!.parentElement!));
    look();
    window.addEventListener('resize', look);
    return () => window.removeEventListener('resize', look);
  }, [read]);
  return <small ref={ref}>{measured}</small>;
}
