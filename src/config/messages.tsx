/** What the pages say that have nothing (yet) to show (specification, section 2). */
import {mailto} from './contact';
import {site} from './site';

export const notFound = (
  <>
    Oops! Looks like you followed a bad link. If you think this is a problem with us, please{' '}
    <a href={mailto(site.mail)}>tell us</a>
  </>
);

export const tbd = 'Oops! Looks like you found something that’s not ready yet';

/** What its picture shows. */
export const tbdMeanwhile =
  'The crew is at it. One eye is painted, and the other one would like to see this page too.';
