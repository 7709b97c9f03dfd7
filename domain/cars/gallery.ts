import type { Result } from '../result.ts';
import type { UpstreamFailure } from '../upstreamFailure.ts';
import type { CarImage } from './car.ts';

/** What there is of a car besides its pictures; frames are addresses of pictures, in turning order. */
export interface CarMedia {
  /** Address of a film. */
  readonly video?: string | undefined;
  /** A turn of the head in the driver's seat; empty where there is none. */
  readonly inside: readonly string[];
  /** A turn round the car; empty where there is none. */
  readonly outside: readonly string[];
}

/** Where media are asked for, by a car's registration number. Answers in failure with a value. */
export interface CarMediaService {
  readonly of: (registrationNumber: string) => Promise<Result<CarMedia, UpstreamFailure>>;
}

/** One way to look at a car, with what it shows. */
export type GalleryMode =
  | { readonly kind: 'images'; readonly images: readonly CarImage[] }
  | { readonly kind: 'video'; readonly src: string }
  | { readonly kind: 'inside-360'; readonly frames: readonly string[] }
  | { readonly kind: 'outside-360'; readonly frames: readonly string[] };

/** What a car without any media has. */
export const noMedia: CarMedia = { inside: [], outside: [] };

/** The ways in which a car can be looked at, in the order they are offered: only what there is. */
export function galleryModes(
  images: readonly CarImage[],
  { video, inside, outside }: CarMedia = noMedia,
): readonly GalleryMode[] {
  return [
    ...(images.length > 0 ? [{ kind: 'images', images } as const] : []),
    ...(video === undefined ? [] : [{ kind: 'video', src: video } as const]),
    ...(isTurn(inside) ? [{ kind: 'inside-360', frames: inside } as const] : []),
    ...(isTurn(outside) ? [{ kind: 'outside-360', frames: outside } as const] : []),
  ];
}

/** One frame alone can't be turned. */
function isTurn(frames: readonly string[]): boolean {
  return frames.length > 1;
}
