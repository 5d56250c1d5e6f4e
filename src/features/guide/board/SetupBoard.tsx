import type {ComponentProps} from 'react';
import {readGuide, type GuideText} from '../follow/outline';
import Board from './Board';

interface Props extends Omit<ComponentProps<typeof Board>, 'crews' | 'panels'> {
  /** The guide's own text: what index.mdx exports. */
  guide: GuideText;
  map: Pick<ComponentProps<typeof Board>, 'panels'>;
}

/** The setup lead's board, made of the guide's own text, figures and panel map. */
export default function SetupBoard({guide, map, ...rest}: Props) {
  return <Board crews={readGuide(guide).crews} panels={map.panels} {...rest} />;
}
