import { centre, type FocalPoint } from '#domain/content/focalPoint.ts';
import type { TextArea } from '#domain/content/textOverPicture.ts';

/** The part of a picture that is behind texts. */
export interface PicturePart extends Pick<TextArea, 'ratio' | 'left' | 'top' | 'right' | 'bottom'> {
  readonly src: string;
  /** The point around which the picture is cropped; the centre if absent. */
  readonly focalPoint?: FocalPoint | undefined;
}

/** A size in pixels. */
interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of a picture, in its pixels. */
export interface PixelBox extends PixelSize {
  readonly left: number;
  readonly top: number;
}

/** The pixels of a picture that are behind texts, when the picture fills a box and is cropped for it. */
export function pixelsBehind(
  { width, height }: PixelSize,
  { ratio, left, top, right, bottom, focalPoint = centre }: Omit<PicturePart, 'src'>,
): PixelBox {
  const shown = {
    width: Math.min(width, height * ratio),
    height: Math.min(height, width / ratio),
  };
  const start = {
    left: (width - shown.width) * (focalPoint.x / 100),
    top: (height - shown.height) * (focalPoint.y / 100),
  };
  return {
    left: start.left + shown.width * (left / 100),
    top: start.top + shown.height * (top / 100),
    width: shown.width * ((right - left) / 100),
    height: shown.height * ((bottom - top) / 100),
  };
}
