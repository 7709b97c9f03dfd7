import { Picture } from '#design-system';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import { pictureSizes } from './Menu.css.ts';

/** The picture of an entry. It decorates: the entry's words say what is there. */
export function MenuPicture(image: ContentImage) {
  return <Picture {...image} alt="" ratio="wide" sizes={pictureSizes} />;
}
