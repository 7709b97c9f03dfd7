import type { ContentImage } from '#domain/content/fieldTypes.ts';

/** The wide picture and the one for phones; a single picture is used for both. */
export interface PicturePair {
  readonly main: ContentImage;
  readonly phone: ContentImage | undefined;
}

/** The pictures of a block with a field for each; `undefined` if both are empty. */
export function picturePair(
  desktop: ContentImage | undefined,
  phone: ContentImage | undefined,
): PicturePair | undefined {
  const main = desktop ?? phone;
  return main && { main, phone: desktop && phone };
}

/** The wide film and the one for phones, each in all its formats; a single film is used for both. */
export interface FilmPair {
  readonly src: readonly string[];
  readonly phoneSrc: readonly string[] | undefined;
}

/** The films of a block with a field for each; `undefined` if both are empty. */
export function filmPair(
  desktop: string | undefined,
  phone: string | undefined,
): FilmPair | undefined {
  const main = desktop ?? phone;
  if (main === undefined) return undefined;
  return { src: formatsOf(main), phoneSrc: desktop && phone ? formatsOf(phone) : undefined };
}

/** Not every browser plays WebM, so each WebM file has an MP4 with the same name beside it. */
function formatsOf(film: string): readonly string[] {
  const mp4 = film.replace(/\.webm(?=[?#]|$)/i, '.mp4');
  return mp4 === film ? [film] : [film, mp4];
}
