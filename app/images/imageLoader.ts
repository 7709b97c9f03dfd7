/**
 * Tells the design system, which imports this module as `#image-loader`, how the site resizes
 * pictures: those in the content platform's media library. It is part of the script of lists.
 */
export function isResizable(src: string): boolean {
  return /^\/-\/(media|jssmedia)\//.test(src) || isOnPlatform(src);
}

/** The hosts of the platform's tenants resize pictures themselves. */
function isOnPlatform(src: string): boolean {
  return /^https:\/\/[\w.-]+\.sitecorecloud\.io\//.test(src);
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
 *
 * The optimiser takes no queries, because arbitrary ones would fill its cache. On a host of the platform, a greatest
 * width (`mw`) replaces the size in the address.
 */
export function resizedAddress({ src, width }: ResizedImage): string {
  if (!isOnPlatform(src)) return `/_i/${width}${withoutQuery(src)}`;
  const [address, query = ''] = src.replace(/#.*/, '').split('?');
  const kept = query.split('&').filter((part) => part !== '' && !/^(?:iar|m?[wh])=/.test(part));
  return `${address}?${[...kept, `mw=${width}`].join('&')}`;
}

/** The address of a file without its query and fragment. */
export function withoutQuery(src: string): string {
  return src.replace(/[?#].*/, '');
}
