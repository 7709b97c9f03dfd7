import { Picture } from '#design-system';
import type { ContentImage } from '#domain/content/fieldTypes.ts';
import { pictureSizes } from './MenuPanel.css.ts';

/** The picture of an entry; decorative, as the entry has a text. */
export function MenuPicture(image: ContentImage) {
  return <Picture {...image} ratio="wide" sizes={pictureSizes} />;
}
