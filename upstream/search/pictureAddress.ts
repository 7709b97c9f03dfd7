import { safeHref } from '#domain/content/href.ts';

/** The address of a picture from an index, if it is safe to load. */
export function pictureAddress(address: string): string | undefined {
  const href = safeHref(address);
  return href === undefined || /^(mailto|tel):/i.test(href) ? undefined : href;
}
