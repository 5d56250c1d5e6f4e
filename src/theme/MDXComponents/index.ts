/** Wrapped: adds what the docs may use in their text to the theme's own components. */
import MDXComponents from '@theme-original/MDXComponents';
import Answer from '@site/src/components/guide/Answer';
import CampoutDates from '@site/src/components/guide/CampoutDates';
import PageHero from '@site/src/components/PageHero';

export default {...MDXComponents, Answer, CampoutDates, PageHero};
