/** The point of a picture that stays visible when it is cropped, in hundredths of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** The point of pictures for which nobody chose another one. */
export const centre: FocalPoint = { x: 50, y: 50 };

/** Reads a point as the platform stores it with a picture: `25,100` is at the lower edge, left of the middle. */
export function readFocalPoint(written: string): FocalPoint | undefined {
  const [, x = '', y = ''] =
    /^\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*$/.exec(written) ?? [];
  const point = { x: Number(x), y: Number(y) };
  return x !== '' && point.x <= 100 && point.y <= 100 ? point : undefined;
}

/** Writes a point. Reading it gives the same point. */
export function writeFocalPoint({ x, y }: FocalPoint): string {
  return `${x},${y}`;
}
