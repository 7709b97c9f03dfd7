/** A picture of the content platform's library, whose resized copies have short addresses. */
export function isMedia(src: string): boolean {
  return /^\/-\/(media|jssmedia)\//.test(src) && !src.includes('?');
}

/**
 * The address of a copy of so many px: `/_i/640/-/media/…`, which the site leads to the optimiser.
 * Each picture names four of them, twice in the HTML of a page; the optimiser's own addresses are
 * twice as long.
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
