/**
 * Tells the design system, which imports this module as `#image-loader`, how the site resizes
 * pictures: those in the content platform's media library. It is part of the script of lists.
 */
export function isResizable(src: string): boolean {
  return /^\/-\/(media|jssmedia)\//.test(src) && !src.includes('?');
}

/** A picture and the width of the wanted copy in px. */
interface ResizedImage {
  readonly src: string;
  readonly width: number;
}

/**
 * The address of a resized copy: `/_i/640/-/media/…`, which `next.config.ts` rewrites to the image
 * optimiser. Each picture has four such addresses, twice in the HTML of a page; the optimiser's own
 * addresses are twice as long.
 */
export function resizedAddress({ src, width }: ResizedImage): string {
  return `/_i/${width}${src}`;
}
