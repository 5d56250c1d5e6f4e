import {filesIn} from '../../files';

/**
 * Where people edit, and where an upload in the browser ends that began in the wrong folder. In the docs a
 * picture may lie beside the page that shows it.
 */
const FOLDERS = ['src/config', 'src/data', 'src/pages'];

/** @returns a line for each picture that lies where no page can show it */
export const picturesAstray = (siteDir: string): string[] => [
  ...FOLDERS.flatMap((folder) => filesIn(siteDir, folder, /\.(?:avif|gif|heic|jpe?g|png|webp)$/i)),
  ...filesIn(siteDir, 'static', /^static\/(?!img\/).*\.(?:heic|jpe?g|webp)$/i),
].map((file) => `${file}: found a picture where no page can show it; move it into a folder of static/img`);
