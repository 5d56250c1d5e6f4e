/** The built site in WebKit. */
import {siteWorksIn} from './cases';
import {startWebKit} from './webkit';

siteWorksIn(startWebKit);
