import { dropUnused } from './dropUnused.ts';
import { findServed } from './findServed.ts';
import { type ElementNode, isElement, readModel, writeRow } from './payloadModel.ts';
import { readReferences } from './payloadReferences.ts';
import type { PayloadRow } from './payloadRows.ts';
import { servedComponent, servedMark } from './servedMark.ts';

/** The framework's data without what is left, and where the document has it. */
interface LeftElements {
  readonly rows: readonly PayloadRow[];
  /** Where the names of the tags of the elements end in the document, in ascending order. */
  readonly tags: readonly number[];
}

/**
 * Removes the content of elements that contain only HTML from the framework's data, which repeat it for React to compare. The
 * data get a `ServedElement` with the element's attributes instead, and the element in the document gets a mark. An element stays
 * in the data if the document doesn't contain it, for example that of a closed dialog.
 *
 * @param html - The document up to the data.
 */
export function leaveServed(rows: readonly PayloadRow[], html: string): LeftElements {
  const model = readModel(rows);
  const component = model.imports.get(servedComponent);
  if (component === undefined) return { rows, tags: [] };
  const served = findServed(html, model, readReferences(rows, model));
  if (served.size === 0) return { rows, tags: [] };
  const tags = [...new Set(served.values())].sort((one, other) => one - other);
  const leave = (element: ElementNode) => {
    const tag = served.get(element);
    return tag === undefined ? element : servedElement(element, component, tags.indexOf(tag));
  };
  const changed = rows.map((row) => {
    const value = model.values.get(row.id);
    const without = replaceElements(value, leave);
    return without === value ? row : writeRow(row, without);
  });
  return { rows: dropUnused(changed, rows), tags };
}

/** Marks the tags of the elements in a document. */
export function markServed(html: string, tags: readonly number[]): string {
  const parts = tags.map((tag, at) => `${html.slice(tags[at - 1] ?? 0, tag)} ${servedMark}=""`);
  return parts.join('') + html.slice(tags.at(-1) ?? 0);
}

/** The component in place of an element, with its attributes. */
function servedElement([mark, name, key, props]: ElementNode, component: string, at: number) {
  const { children: _, dangerouslySetInnerHTML: __, ...attributes } = props;
  return [mark, `$L${component}`, key, { as: name, at, ...attributes }];
}

/** Replaces elements, from the outside in. What isn't changed stays the same object. */
function replaceElements(node: unknown, replace: (element: ElementNode) => unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const replaced = isElement(node) ? replace(node) : node;
  if (replaced !== node) return replaced;
  const entries = Object.entries(node).map(
    ([name, each]) => [name, each, replaceElements(each, replace)] as const,
  );
  if (entries.every(([, before, after]) => before === after)) return node;
  const values = entries.map(([name, , after]) => [name, after] as const);
  return Array.isArray(node) ? values.map(([, value]) => value) : Object.fromEntries(values);
}
