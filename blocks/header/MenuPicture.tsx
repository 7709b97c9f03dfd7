import { Picture } from '#design-system';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import { pictureSizes } from './Menu.css.ts';

/** The picture of an entry, which says what is there in words. */
export function MenuPicture(image: ContentImage) {
  return <Picture {...image} ratio="wide" sizes={pictureSizes} />;
}
