import { createCountElements } from './countElements.ts';
import { createFindHtml } from './findHtml.ts';
import { type ElementNode, isElement, isHost, type PayloadModel, rootId } from './payloadModel.ts';
import type { PayloadReferences } from './payloadReferences.ts';

/** An element with fewer in it isn't worth its mark and its `ServedElement`. */
const leastElements = 2;

const rowReference = /^\$[LQ]?([\da-f]+)/;

/**
 * The outermost elements whose content is only HTML that the document contains, each with the offset where the name in its
 * tag ends.
 */
export function findServed(
  html: string,
  model: PayloadModel,
  references: PayloadReferences,
): ReadonlyMap<ElementNode, number> {
  const served = new Map<ElementNode, number>();
  const visited = new Set<string>();
  const countElements = createCountElements(model, references);
  const findHtml = createFindHtml(html, references.resolve);

  /** The offset of the tag; -1 for elements that stay. */
  function tagOf(element: ElementNode): number {
    const isWorthIt = isHost(element) && countElements(element) > leastElements;
    return isWorthIt ? findHtml(element) : -1;
  }

  function visitRow(id: string): void {
    if (visited.has(id)) return;
    visited.add(id);
    visit(model.values.get(id));
  }

  function visit(node: unknown): void {
    const [, id] = typeof node === 'string' ? (rowReference.exec(node) ?? []) : [];
    if (id !== undefined) visitRow(id);
    if (typeof node !== 'object' || node === null) return;
    const tag = isElement(node) ? tagOf(node) : -1;
    if (isElement(node) && tag >= 0) served.set(node, tag);
    else for (const each of Object.values(node)) visit(each);
  }

  visitRow(rootId);
  return served;
}
