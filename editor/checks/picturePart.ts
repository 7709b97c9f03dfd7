import type { TextArea } from '#domain/content/textOverPicture.ts';

/** The part of a picture that is behind texts. */
export interface PicturePart extends Pick<TextArea, 'ratio' | 'left' | 'top' | 'right' | 'bottom'> {
  readonly src: string;
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

/** The point of a picture that stays where it is when the picture is cropped, in hundredths. */
interface CropPoint {
  readonly x: number;
  readonly y: number;
}

/** The site crops pictures at their centre. */
const centre: CropPoint = { x: 50, y: 50 };

/** The pixels of a picture that are behind texts, when the picture fills a box and is cropped for it. */
export function pixelsBehind(
  { width, height }: PixelSize,
  { ratio, left, top, right, bottom }: Omit<PicturePart, 'src'>,
  point = centre,
): PixelBox {
  const shown = {
    width: Math.min(width, height * ratio),
    height: Math.min(height, width / ratio),
  };
  const start = {
    left: (width - shown.width) * (point.x / 100),
    top: (height - shown.height) * (point.y / 100),
  };
  return {
    left: start.left + shown.width * (left / 100),
    top: start.top + shown.height * (top / 100),
    width: shown.width * ((right - left) / 100),
    height: shown.height * ((bottom - top) / 100),
  };
}
