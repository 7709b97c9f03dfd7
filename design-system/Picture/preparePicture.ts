import { positionOf } from './focus.ts';
import type { PreparedSource } from './PreparedPicture.tsx';
import { type PictureSource, responsive } from './sources.ts';

/** The addresses of a picture in all sizes, for a `PreparedPicture`. Server only. */
export function preparePicture(source: PictureSource): PreparedSource {
  const { src, srcSet } = responsive(source, '100vw');
  const { focalPoint } = source;
  return { src, srcSet, ...(focalPoint && { style: { objectPosition: positionOf(focalPoint) } }) };
}
