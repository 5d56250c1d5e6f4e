import {useState} from 'react';

/**
 * Whether somebody has reached for something, so that it is time to fetch what it needs.
 * @returns also what its element listens to: a finger or a mouse comes over it, the keyboard into it,
 *   and what presses a button without either
 */
export function useReached() {
  const [isReached, setReached] = useState(false);
  const reach = () => setReached(true);
  return {isReached, reaching: {onPointerEnter: reach, onFocus: reach, onClick: reach}};
}
