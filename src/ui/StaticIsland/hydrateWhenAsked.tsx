import type {ComponentType, ReactNode} from 'react';
import {hydrateLater} from './hydrateLater';
import type {Load} from '.';

/** What it takes, and whether somebody reaches for it or wants something else than the server wrote. */
export type Asked<Props> = Props & {asked: boolean};

/**
 * Makes a component that comes alive when it is asked to, such as a picture that a button changes.
 * @param load imports the component
 * @param lost stands there when the code did not arrive, since what the server wrote is not what was
 * asked for
 */
export const hydrateWhenAsked = <Props extends object>(
  load: Load<Asked<Props>>,
  lost: ReactNode,
): ComponentType<Asked<Props>> => hydrateLater(load, {useTime: (_around, {asked}) => asked, lost});
