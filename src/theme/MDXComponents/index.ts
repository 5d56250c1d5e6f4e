/** Wrapped: adds what the docs may use in their text to the theme's own components. */
import MDXComponents from '@theme-original/MDXComponents';
import {CrewHeading} from '@site/src/features/guide';
import * as provided from './provided';

export default {...MDXComponents, h2: CrewHeading, ...provided};
