import type {GalleryItem} from '../../data/schema';
import {fileName} from '../../text/fileName';

/** The address of an item within the quilt: the name of its file, without blanks. */
export const idOf = ({src}: Pick<GalleryItem, 'src'>) => fileName(src).replace(/\s+/g, '-');
