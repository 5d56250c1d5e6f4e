import type {ReactNode} from 'react';
import {allOf} from '../../task/elements';
import Panel from '.';

/** The panels that a piece of the guide names; not its struts. */
export const panelsNamed = (content: ReactNode): string[] =>
  allOf(content, Panel).flatMap(({props: {name, strut}}) => (strut ? [] : name));
