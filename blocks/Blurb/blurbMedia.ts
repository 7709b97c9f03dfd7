import type { FieldValues } from '#domain/content/fields.ts';
import { youtubeId } from '#domain/content/youtube.ts';
import { type FilmPair, filmPair, type PicturePair, picturePair } from '../content/mediaPair.ts';
import type { blurbFields } from './Blurb.fields.ts';

/** What a blurb shows beside its text. A film and a YouTube video have the picture as poster. */
export type BlurbMedium =
  | { readonly kind: 'picture'; readonly picture: PicturePair }
  | {
      readonly kind: 'film';
      readonly film: FilmPair;
      readonly picture: PicturePair | undefined;
    }
  | {
      readonly kind: 'youtube';
      readonly id: string;
      readonly picture: PicturePair | undefined;
    };

/** A film of our own wins over YouTube, and both over the picture. */
export function blurbMedium(fields: FieldValues<typeof blurbFields>): BlurbMedium | undefined {
  const picture = picturePair(fields.imageDesktop, fields.imagePhone);
  const film = filmPair(fields.videoDesktop, fields.videoPhone);
  if (film) return { kind: 'film', film, picture };
  const id = youtubeId(fields.youtubeId);
  if (id) return { kind: 'youtube', id, picture };
  return picture && { kind: 'picture', picture };
}
