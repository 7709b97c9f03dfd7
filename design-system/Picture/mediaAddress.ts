/**
 * Whether a picture is in the content platform's media library. Resized copies of such pictures
 * have short addresses.
 */
export function isMedia(src: string): boolean {
  return /^\/-\/(media|jssmedia)\//.test(src) && !src.includes('?');
}

/**
 * The address of a copy `width` px wide: `/_i/640/-/media/…`, which the site rewrites to the image
 * optimiser. Each picture has four such addresses, twice in the HTML of a page; the optimiser's own
 * addresses are twice as long.
 */
export function shortAddress({
  src,
  width,
}: {
  readonly src: string;
  readonly width: number;
}): string {
  return `/_i/${width}${src}`;
}
