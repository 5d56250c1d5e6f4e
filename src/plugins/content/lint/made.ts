import {gallery} from '../../../data/gallery';
import {lineup} from '../../../data/lineup';
import {galleryId} from '../../../features/gallery/build';
import {idsMade, readGuides} from '../../../features/guide/build';
import {cardId} from '../../../features/lineup/build';

/** The ids that components make of data, before any of them is drawn. */
export interface Made {
  /** On a page that is written in code, by its address. */
  pages: Record<string, readonly string[]>;
  /** On a page of Markdown, by the folder whose figures it shows and the component's name. */
  components: Record<string, Record<string, readonly string[]>>;
}

/** @returns what the features say of the cards, pictures, panels and warnings that there are */
export async function idsOfData(siteDir: string): Promise<Made> {
  const guides = await readGuides(siteDir);
  return {
    pages: {
      '/campout/dj-lineup/': lineup.map(cardId),
      '/campout/last-year/': gallery.map(galleryId),
    },
    components: Object.fromEntries(guides.map((guide) => [guide.folder, idsMade(guide)])),
  };
}
