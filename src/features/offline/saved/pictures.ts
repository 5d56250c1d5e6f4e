import type {PictureForm} from './list';

/** The smallest AVIF: two pixels wide. */
const SAMPLE =
  'AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUIAAADybWV0YQAAAAAAAAAoaGRscgAAAAAAAAAAcGljdAAAAAAAAAAAAAAAAGxpYmF2aWYAAAAADnBpdG0AAAAAAAEAAAAeaWxvYwAAAABEAAABAAEAAAABAAABGgAAAB0AAAAoaWluZgAAAAAAAQAAABppbmZlAgAAAAABAABhdjAxQ29sb3IAAAAAamlwcnAAAABLaXBjbwAAABRpc3BlAAAAAAAAAAIAAAACAAAAEHBpeGkAAAAAAwgICAAAAAxhdjFDgQ0MAAAAABNjb2xybmNseAACAAIAAYAAAAAXaXBtYQAAAAAAAAABAAEEAQKDBAAAACVtZGF0EgAKCBgANogQEAwgMg8f8D///8WfhwB8+ErK42A=';

async function readForm(): Promise<PictureForm> {
  const bytes = Uint8Array.from(atob(SAMPLE), (letter) => letter.charCodeAt(0));
  try {
    (await createImageBitmap(new Blob([bytes], {type: 'image/avif'}))).close();
    return 'avif';
  } catch {
    return 'webp';
  }
}

let known: Promise<PictureForm> | undefined;

/** The lightest form of pictures that this browser shows; tried once. */
export const pictureForm = (): Promise<PictureForm> => (known ??= readForm());

/**
 * The picture that is kept in place of one in another form or size.
 * @param url such as /img/campout/woods.webp
 * @returns such as /img/campout/woods-600.avif; undefined for what is no such picture
 */
export function keptPicture(url: string, form: PictureForm): string | undefined {
  const [, stem] = /^(\/img\/.+?)(?:-600)?\.(?:avif|webp)$/.exec(url) ?? [];
  return stem && `${stem}-600.${form}`;
}
