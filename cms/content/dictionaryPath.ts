import type { DictionaryKey } from '#domain/content/dictionary.ts';
import { pageHref } from '#domain/sites/homePath.ts';
import type { BlockFrame } from '../block.ts';

/**
 * The public address of a page that the dictionary names; `undefined` if it names none. A site without
 * such a page has `-`, and a key without a text is its own text.
 */
export function dictionaryPath(
  key: Extract<DictionaryKey, `pathTo${string}`>,
  frame: BlockFrame,
): string | undefined {
  const path = frame.dictionary[key];
  return path.startsWith('/') ? pageHref(frame.homePath, path) : undefined;
}
