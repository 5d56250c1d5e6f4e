import {useEffect, useRef, useState} from 'react';
import {useSunlight} from '@site/src/shell/sunlight';
import {contrast, rgbOf} from '@site/src/text/contrast';

/** What tokens are at a place of the page: read there, so that nobody types a value twice. */
function useTokens(...tokens: string[]) {
  const ref = useRef<HTMLElement>(null);
  const [values, setValues] = useState<string[]>([]);
  const isSunlit = useSunlight();
  const names = tokens.join(' ');
  useEffect(() => {
    const style = getComputedStyle(ref.current!);
    setValues(names.split(' ').map((name) => style.getPropertyValue(`--${name}`).trim()));
  }, [names, isSunlit]);
  return {ref, values};
}

/** A token's value by day, and by night where that is another one. */
export function Values({token}: {token: string}) {
  const {ref: dayRef, values: day} = useTokens(token);
  const {ref: nightRef, values: night} = useTokens(token);
  return (
    <>
      <span ref={dayRef} data-theme="light">
        {day}
      </span>
      <span ref={nightRef} data-theme="dark">
        {night[0] !== day[0] && night}
      </span>
    </>
  );
}

/** How far a token is from a ground, such as 4.5:1; rounded down, as a limit is read. */
export function Contrast({token, ground}: {token: string; ground: string}) {
  const {ref, values} = useTokens(token, ground);
  const [color, below] = values;
  return (
    <small ref={ref}>
      {color &&
        below &&
        `${(Math.floor(contrast(rgbOf(color), rgbOf(below)) * 10) / 10).toFixed(1)}:1`}
    </small>
  );
}
