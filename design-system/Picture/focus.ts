import type { CSSProperties } from 'react';
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
  const entries = [
    [focusPoint, main],
    [phoneFocusPoint, small],
  ] as const;
  // A reference is `var(--name)`; the style attribute needs the bare name.
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name.slice(4, -1), value]])),
  );
}

const centre = { x: 50, y: 50 };

/** A point as a value of `object-position`. */
export function positionOf({ x, y }: NonNullable<FocalPoint>): string {
  return `${x}% ${y}%`;
}
