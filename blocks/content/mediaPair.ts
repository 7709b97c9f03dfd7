import type { ContentImage } from '#domain/content/fieldTypes.ts';

/** The wide picture and, where there are two, the one for phones; one alone serves both. */
export interface PicturePair {
  readonly main: ContentImage;
  readonly phone: ContentImage | undefined;
}

/** The pictures of a block that has a field for each; `undefined` where both are empty. */
export function picturePair(
  desktop: ContentImage | undefined,
  phone: ContentImage | undefined,
): PicturePair | undefined {
  const main = desktop ?? phone;
  return main && { main, phone: desktop && phone };
}

/** The films of a block, likewise: the source for all windows and the one for phones. */
export function filmPair(desktop: string | undefined, phone: string | undefined) {
  const src = desktop ?? phone;
  return src === undefined ? undefined : { src, phoneSrc: desktop && phone };
}
