import { isResizable } from '#image-loader';
import { mediaSource, windowWidths } from './mediaSource.ts';

/** The file of a picture and its intrinsic size in px, if known. */
export interface PictureSource {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** What stays visible when the picture is cropped, in hundredths of its width and height; else `position` says it. */
  readonly focalPoint?: { readonly x: number; readonly y: number } | undefined;
}

/** The attributes from which a browser selects the size of a picture. */
export interface ResponsiveSource {
  readonly src: string;
  readonly srcSet: string | undefined;
  readonly sizes: string | undefined;
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * The copies of a picture from the site's image optimiser, up to its own width. Drawings scale without loss and are
 * used unchanged, as are pictures from elsewhere, which the optimiser does not fetch.
 */
export function responsive(source: PictureSource, sizes: string): ResponsiveSource {
  const { src, width, height } = source;
  if (isDrawing(src) || !isResizable(src))
    return { src, srcSet: undefined, sizes: undefined, width, height };
  const { srcSet, ...copy } = mediaSource(src, widthsUpTo(width));
  return { src: copy.src, srcSet, sizes, width, height };
}

/** The optimiser doesn't enlarge, so all copies beyond the first one that is wide enough would be equal. */
function widthsUpTo(width: number | undefined): readonly number[] {
  const last = width ? windowWidths.findIndex((copy) => copy >= width) : -1;
  return last === -1 ? windowWidths : windowWidths.slice(0, last + 1);
}

function isDrawing(src: string): boolean {
  return /\.svg(?:[?#]|$)/i.test(src) || src.startsWith('data:');
}
