import { getImageProps } from 'next/image';
import { isResizable, resizedAddress } from '#image-loader';

/** The file of a picture and its intrinsic size in px, if known. */
export interface PictureSource {
  readonly src: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
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
 * The copies of a picture from the site's image optimiser: 320, 640, 1280 and 1920 px wide.
 * Drawings scale without loss and are used unchanged, as are pictures of other hosts, which the
 * optimiser does not fetch.
 */
export function responsive(source: PictureSource, sizes: string): ResponsiveSource {
  const { src, width, height } = source;
  if (isDrawing(src) || !isOwn(src))
    return { src, srcSet: undefined, sizes: undefined, width, height };
  const loader = isResizable(src) ? resizedAddress : undefined;
  const { props } = getImageProps({ src, alt: '', fill: true, sizes, ...(loader && { loader }) });
  return { src: props.src, srcSet: props.srcSet, sizes, width, height };
}

/** Whether an address is on this site: it begins with exactly one slash. */
function isOwn(src: string): boolean {
  return /^\/(?!\/)/.test(src);
}

function isDrawing(src: string): boolean {
  return /\.svg($|\?)/i.test(src) || src.startsWith('data:');
}
