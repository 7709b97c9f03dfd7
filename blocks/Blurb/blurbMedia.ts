import { type FilmPair, filmPair, type PicturePair, picturePair } from '#cms/content/mediaPair.ts';
import type { FieldValues } from '#domain/content/fields.ts';
import type { YoutubeVideo } from '#domain/content/youtube.ts';
import type { blurbFields } from './Blurb.fields.ts';

/** What a blurb shows beside its text. Films and YouTube videos use the picture as poster. */
export type BlurbMedium =
  | { readonly kind: 'picture'; readonly picture: PicturePair }
  | {
      readonly kind: 'film';
      readonly film: FilmPair;
      readonly picture: PicturePair | undefined;
    }
  | {
      readonly kind: 'youtube';
      readonly video: YoutubeVideo;
      readonly picture: PicturePair | undefined;
    };

/** The medium to show: a film from the media library, else a YouTube video, else the picture. */
export function blurbMedium(fields: FieldValues<typeof blurbFields>): BlurbMedium | undefined {
  const picture = picturePair(fields.imageDesktop, fields.imagePhone);
  const film = filmPair(fields.videoDesktop, fields.videoPhone);
  if (film) return { kind: 'film', film, picture };
  const { youtube: video } = fields;
  if (video) return { kind: 'youtube', video, picture };
  return picture && { kind: 'picture', picture };
}
