import type { BlockFrame } from '../block.ts';
import { pageHref } from './pageHref.ts';

/**
 * The visitor's address of a page that the dictionary names; `undefined` where it names none: a key
 * without a text shows itself.
 */
export function dictionaryPath(
  key: 'pathToCarList' | 'siteDetailPath',
  frame: BlockFrame,
): string | undefined {
  const path = frame.dictionary[key];
  return path.startsWith('/') ? pageHref(path, frame) : undefined;
}
