import type {Place} from './types';

/**
 * The steps and checks within an element that count at a place, in their order. Those of the other
 * place are left out.
 */
export function stepsIn(root: ParentNode, place: Place): string[] {
  return [...root.querySelectorAll<HTMLInputElement>('input[data-tick]')]
    .filter(
      (input) => (input.closest<HTMLElement>('[data-place]')?.dataset.place ?? place) === place,
    )
    .map((input) => input.dataset.tick ?? '');
}
