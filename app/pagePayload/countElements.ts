import { isElement, isHost, type PayloadModel } from './payloadModel.ts';
import type { PayloadReferences } from './payloadReferences.ts';

/** Counts the elements of a tree; NaN if it is more than HTML. */
export type CountElements = (node: unknown) => number;

/**
 * React puts these elements into the head, finds them again on the next page, or reports their changes to components around
 * them, which it does for its own fields only.
 */
const kept: ReadonlySet<string> = new Set([
  ...['link', 'meta', 'script', 'style', 'title'],
  ...['html', 'head', 'body', 'header', 'main', 'footer'],
  ...['input', 'option', 'select', 'textarea', 'noscript', 'template'],
]);

/** Each node is counted once. */
export function createCountElements(
  { values }: PayloadModel,
  { resolve, isPinned }: PayloadReferences,
): CountElements {
  const counts = new WeakMap<object, number>();

  function count(node: unknown): number {
    const found = resolve(node);
    if (found === undefined) return Number.NaN;
    if (typeof found !== 'object' || found === null) return 0;
    const known = counts.get(found) ?? countNew(found);
    counts.set(found, known);
    return known;
  }

  function countNew(node: object): number {
    if (isPinned(node)) return Number.NaN;
    if (!isElement(node)) return Array.isArray(node) ? countAll(node) : Number.NaN;
    const [, type, , { children = null, ...attributes }] = node;
    if (isFragment(type)) return count(children);
    if (!isHost(node) || kept.has(type) || !areTexts(attributes)) return Number.NaN;
    return 1 + count(children);
  }

  function countAll(nodes: readonly unknown[]): number {
    return nodes.reduce<number>((sum, each) => sum + count(each), 0);
  }

  /** Handlers and refs refer to what isn't known here. */
  function areTexts(attributes: object): boolean {
    return Object.values(attributes).every((value) => resolve(value) !== undefined);
  }

  function isFragment(type: string): boolean {
    return type.startsWith('$') && values.get(type.slice(1)) === '$Sreact.fragment';
  }

  return count;
}
