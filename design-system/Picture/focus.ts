import type { CSSProperties } from 'react';
import { inlineVars } from '../inlineVars.ts';
import { focusPoint, phoneFocusPoint } from './Picture.css.ts';
import type { PictureSource } from './sources.ts';

type FocalPoint = PictureSource['focalPoint'];

/** The style attribute of a frame whose picture is cropped around a point; a picture for phones has its own. */
export function focusStyle(
  focalPoint: FocalPoint,
  phone: Pick<PictureSource, 'focalPoint'> | undefined,
): CSSProperties | undefined {
  const main = focalPoint && positionOf(focalPoint);
  const small = phone && positionOf(phone.focalPoint ?? centre);
  // Without points, the style sheet says the same.
  if (main === undefined && !phone?.focalPoint) return undefined;
  return inlineVars([
    [focusPoint, main],
    [phoneFocusPoint, small],
  ]);
}

const centre = { x: 50, y: 50 };

/** A point as a value of `object-position`. */
export function positionOf({ x, y }: NonNullable<FocalPoint>): string {
  return `${x}% ${y}%`;
}
