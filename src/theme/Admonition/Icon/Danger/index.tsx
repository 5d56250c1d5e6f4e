/** Ejected: the theme's sign is a flame, and on a building site a flame means fire. */
export {default} from '@theme/Admonition/Icon/Warning';
