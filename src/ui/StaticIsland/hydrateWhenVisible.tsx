import type {ComponentType} from 'react';
import {useInView} from '../hooks/useInView';
import {hydrateLater} from './hydrateLater';
import type {Load} from '.';

/**
 * Makes a component that comes alive where what it stands in comes into view, such as a map that fills
 * up. Without signal it stays as the server wrote it.
 * @param load imports the component
 */
export const hydrateWhenVisible = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  hydrateLater(load, {useTime: (around) => useInView(around)});
