import apex from './motifs/apex.mjs';
import asterisks from './motifs/asterisks.mjs';
import bell from './motifs/bell.mjs';
import bulge from './motifs/bulge.mjs';
import burst from './motifs/burst.mjs';
import citrus from './motifs/citrus.mjs';
import groove from './motifs/groove.mjs';
import hearts from './motifs/hearts.mjs';
import honeycomb from './motifs/honeycomb.mjs';
import khatam from './motifs/khatam.mjs';
import memphis from './motifs/memphis.mjs';
import mirror from './motifs/mirror.mjs';
import more from './motifs/more.mjs';
import nexus from './motifs/nexus.mjs';
import orbit from './motifs/orbit.mjs';
import palms from './motifs/palms.mjs';
import quarters from './motifs/quarters.mjs';
import race from './motifs/race.mjs';
import record from './motifs/record.mjs';
import ridges from './motifs/ridges.mjs';
import rodeo from './motifs/rodeo.mjs';
import scope from './motifs/scope.mjs';
import starlight from './motifs/starlight.mjs';
import storm from './motifs/storm.mjs';
import ways from './motifs/ways.mjs';

/** Who gets which motif. A name is set in one line a word. */
export const plan = [
  ['Aphex', apex],
  ['Booty Juice', citrus],
  ['Brian Rojas', palms],
  ['CamBam', burst],
  ['Chelsea Starr', starlight],
  ['eMote', ridges],
  ['Faster Kill Faster', race],
  ['hunnycut', honeycomb],
  ['ISSA', khatam],
  ['Jumpr', orbit],
  ['Kelly Naughton', memphis],
  ['Koppertone', quarters],
  ['LOVR', hearts],
  ['M*J*R', asterisks],
  ['Mondo Nexus', nexus],
  ['MorrisMORE!', more],
  ['RemyD', rodeo],
  ['Sammy Taylor', groove],
  ['Sindri', mirror],
  ['Starkey', bulge],
  ['Stefan Ways', ways],
  ['StormyRoxx', storm],
  ['Tim Hansen', scope],
  ['Tiny Tim', record],
  ['Twunkerbell', bell],
];
