import { getImageProps } from 'next/image';
import { isMedia, shortAddress } from './mediaAddress.ts';

/** A picture's file and its natural size in px, where it is known. */
export interface PictureSource {
  src: string;
  width?: number | undefined;
  height?: number | undefined;
}

/** The attributes by which a browser chooses among the sizes of a picture. */
export interface ResponsiveSource {
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
  width: number | undefined;
  height: number | undefined;
}

/**
 * The sizes of a picture at the site's image optimiser: 320, 640, 1280 and 1920 px wide. Drawings
 * are sharp at every size and come as they are; so do pictures of other hosts, which the optimiser
 * refuses to fetch.
 */
export function responsive(source: PictureSource, sizes: string): ResponsiveSource {
  const { src, width, height } = source;
  if (isDrawing(src) || !isOwn(src))
    return { src, srcSet: undefined, sizes: undefined, width, height };
  const loader = isMedia(src) ? shortAddress : undefined;
  const { props } = getImageProps({ src, alt: '', fill: true, sizes, ...(loader && { loader }) });
  return { src: props.src, srcSet: props.srcSet, sizes, width, height };
}

/** An address on this site: it begins with one slash, not with two. */
function isOwn(src: string): boolean {
  return /^\/(?!\/)/.test(src);
}

function isDrawing(src: string): boolean {
  return /\.svg($|\?)/i.test(src) || src.startsWith('data:');
}
