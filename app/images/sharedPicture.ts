import { isResizable, resizedAddress, withoutQuery } from './imageLoader.ts';

/** Width of pictures for sharing in px: at least the 1200 px that networks recommend. */
export const sharedWidth = 1280;

/**
 * The address of the copy of a picture that other sites show when a page is shared: `/_og/-/media/…`,
 * which `next.config.ts` rewrites to the image optimiser. `server/sharedPictures.ts` keeps the optimiser from
 * answering with AVIF or WebP, which some networks can't show.
 */
export function sharedAddress(src: string): string {
  if (!isResizable(src)) return src;
  return src.startsWith('/')
    ? `/_og${withoutQuery(src)}`
    : resizedAddress({ src, width: sharedWidth });
}

/** The size of that copy; `undefined` if the size of the picture isn't known. */
export function sharedSize({
  width,
  height,
}: {
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}): { readonly width: number; readonly height: number } | undefined {
  if (!width || !height) return undefined;
  const scale = Math.min(1, sharedWidth / width);
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
