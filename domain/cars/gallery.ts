import { listOf, objectOf, optional, type Reader, readText } from '../reader.ts';
import type { Answer } from '../upstreamAnswer.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { CarImage } from './car.ts';

/** What a film says or lets hear, as WebVTT in a language. */
export interface FilmCaptions {
  /** BCP 47 tag. */
  readonly language: string;
  readonly src: string;
}

/** Media of a car besides its pictures. Frames are URLs of pictures, in turning order. */
export interface LoadedMedia {
  /** URL of a video. */
  readonly video?: string | undefined;
  /** The video's captions, one file per language; absent if it has none. */
  readonly captions?: readonly FilmCaptions[] | undefined;
  /** 360° view from the driver's seat; empty if there is none. */
  readonly inside: readonly string[];
  /** 360° view around the car; empty if there is none. */
  readonly outside: readonly string[];
}

/** Reads the media of a car. */
export const readCarMedia: Reader<LoadedMedia> = objectOf<LoadedMedia>({
  video: optional(readText),
  captions: optional(listOf(objectOf<FilmCaptions>({ language: readText, src: readText }))),
  inside: listOf(readText),
  outside: listOf(readText),
});

/** Source of media, by registration number. Failures are values; it never rejects. */
export interface CarMediaService {
  readonly of: (registrationNumber: string) => Promise<Answer<LoadedMedia, UpstreamFailure>>;
}

/** One way to look at a car, with its media. */
export type GalleryMode =
  | { readonly kind: 'images'; readonly images: readonly CarImage[] }
  | {
      readonly kind: 'video';
      readonly src: string;
      readonly captions?: readonly FilmCaptions[] | undefined;
    }
  | { readonly kind: 'inside-360'; readonly frames: readonly string[] }
  | { readonly kind: 'outside-360'; readonly frames: readonly string[] };

/** The media of a car that has none. */
export const noMedia: LoadedMedia = { inside: [], outside: [] };

/** The available ways to look at a car, in display order. */
export function galleryModes(
  images: readonly CarImage[],
  { video, captions, inside, outside }: LoadedMedia = noMedia,
): readonly GalleryMode[] {
  return [
    ...(images.length > 0 ? [{ kind: 'images', images } as const] : []),
    ...(video === undefined ? [] : [{ kind: 'video', src: video, captions } as const]),
    ...(isTurn(inside) ? [{ kind: 'inside-360', frames: inside } as const] : []),
    ...(isTurn(outside) ? [{ kind: 'outside-360', frames: outside } as const] : []),
  ];
}

/** A single frame can't be turned. */
function isTurn(frames: readonly string[]): boolean {
  return frames.length > 1;
}
