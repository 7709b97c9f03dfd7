import { webAddress } from './href.ts';

/**
 * The address of a picture or another file of the media library or an index; `undefined` if it can't be loaded.
 * Characters that would end the address in a `srcset` or that only escapes may contain are escaped: spaces, commas,
 * letters beyond ASCII.
 */
export function mediaAddress(address: string): string | undefined {
  return webAddress(address)?.replace(unescaped, escapeCharacter);
}

/** Half a surrogate pair can't be escaped. */
function escapeCharacter(character: string): string {
  return /\p{Surrogate}/u.test(character) ? '%EF%BF%BD' : encodeURIComponent(character);
}

const unescaped = /%(?![0-9a-f]{2})|[,"<>^`{|}]|[^\x21-\x7e]/giu;
