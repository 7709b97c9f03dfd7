import { mediaAddress } from '#domain/content/mediaAddress.ts';

/** Where a film is, and whether its address belongs to somebody else. */
export interface FilmAddress {
  readonly src: string;
  /** Loading it tells its owner about the editor. */
  readonly isForeign: boolean;
}

/** What browsers play. */
const films = /\.(?:webm|mp4|m4v|ogv|mov)(?=[?#]|$)/i;

/** The address of a film; `undefined` for other files, and for one that can't be loaded. */
export function filmAddress(address: string): FilmAddress | undefined {
  const src = mediaAddress(address);
  if (src === undefined || !films.test(src)) return undefined;
  return { src, isForeign: !/^\/(?!\/)/.test(src) };
}
