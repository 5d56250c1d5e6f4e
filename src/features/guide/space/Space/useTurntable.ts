import {prefersReducedMotion} from '@site/src/ui/hooks/useReducedMotion';
import {useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {seenFrom, viewSeen} from '../camera/views';
import type {Weight} from '../names/places';
import {solidSheep} from '../solid/sheep';
import {makeTurntable, type Turntable} from './turntable';
import type {SpaceProps} from '.';

/** Why the flat map is shown again. */
const NO_WEBGL = 'This device does not draw in 3D. The flat views show the same.';
const LOST = 'This device has stopped drawing in 3D. The flat views show the same.';

/** Sets the sheep on a canvas, and turns it to what is asked for. */
export function useTurntable(props: SpaceProps) {
  const {geometry, panels, views, view, picked, asked} = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const names = useRef<SVGSVGElement>(null);
  const turntable = useRef<Turntable>(undefined);
  const [from, setFrom] = useState('');
  const sheep = useMemo(() => solidSheep(geometry), [geometry]);

  const neighborsOf = (name: string) => panels.get(name)?.neighbours ?? [];
  const face = useEffectEvent((name: string) => turntable.current?.face(name, neighborsOf(name)));
  const pick = useEffectEvent((name: string) =>
    name === picked ? face(name) : props.onPick(name),
  );
  const tell = useEffectEvent(props.onSeen);
  const giveUp = useEffectEvent(props.onTrouble);
  const head = useEffectEvent(() => Object.keys(views.find(({id}) => id === 'head')?.panels ?? {}));
  const start = useEffectEvent(() => view);

  // Before the first frame, so that a device without WebGL goes on showing the flat map.
  useLayoutEffect(() => {
    const made = makeTurntable({
      canvas: canvas.current!,
      names: names.current!,
      sheep,
      head: head(),
      start: start(),
      isStill: prefersReducedMotion,
      onSeen(pose) {
        setFrom(seenFrom(pose));
        tell(viewSeen(pose));
      },
      onPick: pick,
      onLost: () => giveUp(LOST),
    });
    turntable.current = made;
    if (!made) giveUp(NO_WEBGL);
    else {
      canvas.current?.focus({preventScroll: true});
      // The button that leads here stands below it.
      canvas.current?.parentElement?.scrollIntoView({block: 'nearest', behavior: 'instant'});
    }
    return () => made?.stop();
  }, [sheep]);

  useEffect(() => {
    const neighbors = panels.get(picked)?.neighbours ?? [];
    const weightOf = (name: string): Weight => {
      if (name === picked) return 'picked';
      return neighbors.includes(name) ? 'neighbor' : 'other';
    };
    turntable.current?.show({crewOf: (name) => panels.get(name)?.crew, weightOf});
    if (picked) face(picked);
  }, [panels, picked]);

  const look = useEffectEvent(({view: id}: SpaceProps['asked']) => {
    if (id) turntable.current?.look(id);
    else if (picked) face(picked);
  });
  useEffect(() => look(asked), [asked]);

  return {canvas, names, from, press: (key: string) => turntable.current?.press(key) ?? false};
}
