import type { CssNode } from 'css-tree';
import type { Needs } from './sheet.ts';

/** Pseudo-classes that match if one of their arguments does. */
const alternatives: readonly string[] = [
  'is',
  'where',
  'has',
  'matches',
  '-webkit-any',
  '-moz-any',
];

/**
 * What a document must contain for a selector to match. Attributes, ids and states are left out, because scripts and
 * visitors change them; classes and elements come with the document or with code that runs after all styles have loaded.
 */
export function needsOf(selector: CssNode): Needs {
  const names: string[] = [];
  const anyOf: Needs[][] = [];
  if (!('children' in selector) || !selector.children) return { names, anyOf };
  for (const node of selector.children.toArray()) {
    if (node.type === 'ClassSelector') names.push(`.${node.name}`);
    else if (node.type === 'TypeSelector' && node.name !== '*') names.push(node.name.toLowerCase());
    else if (node.type === 'PseudoClassSelector' && alternatives.includes(node.name)) {
      const lists = node.children?.toArray().filter(({ type }) => type === 'SelectorList') ?? [];
      for (const list of lists) {
        if ('children' in list && list.children) anyOf.push(list.children.toArray().map(needsOf));
      }
    }
  }
  return { names, anyOf };
}

/** Whether a document with these names meets the needs. */
export function isMet({ names, anyOf }: Needs, present: ReadonlySet<string>): boolean {
  return (
    names.every((name) => present.has(name)) &&
    anyOf.every((list) => list.some((needs) => isMet(needs, present)))
  );
}
