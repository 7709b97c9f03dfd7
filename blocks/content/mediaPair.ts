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

/** The wide film and, where there are two, the one for phones, each in the formats it is there in. */
export interface FilmPair {
  readonly src: readonly string[];
  readonly phoneSrc: readonly string[] | undefined;
}

/** The films of a block that has a field for each; `undefined` where both are empty. */
export function filmPair(
  desktop: string | undefined,
  phone: string | undefined,
): FilmPair | undefined {
  const main = desktop ?? phone;
  if (main === undefined) return undefined;
  return { src: formatsOf(main), phoneSrc: desktop && phone ? formatsOf(phone) : undefined };
}

/** A film as WebM, which not every browser plays, has the same as MP4 beside it. */
function formatsOf(film: string): readonly string[] {
  const mp4 = film.replace(/\.webm(?=[?#]|$)/i, '.mp4');
  return mp4 === film ? [film] : [film, mp4];
}
