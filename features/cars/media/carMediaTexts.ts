import type { Dictionary } from '#domain/content/dictionary.ts';

/** The texts of the viewer of a car's media. */
export type CarMediaTexts = Pick<Dictionary, (typeof mediaKeys)[number]>;

const mediaKeys = [
  'close',
  'loading',
  'previousSlide',
  'nextSlide',
  'goToSlide',
  'slidePosition',
  'carImages',
  'carMediaModes',
  'carMediaFilm',
  'carMediaInside',
  'carMediaOutside',
  'carMediaFullScreen',
  'carMediaThumbnails',
  'carMediaZoomIn',
  'carMediaZoomOut',
  'carMediaTurnStart',
  'carMediaTurnStop',
  'carMediaTurning',
  'carMediaTurnPosition',
  'carMediaFailed',
] as const;

/** Picks the viewer's texts from the dictionary, because they are sent to the browser. */
export function carMediaTexts(dictionary: Dictionary): CarMediaTexts {
  const pairs = mediaKeys.map((key) => [key, dictionary[key]] as const);
  // The keys come from the array that defines the type.
  return Object.fromEntries(pairs) as CarMediaTexts;
}
