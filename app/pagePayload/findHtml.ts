import { escapedText, matchHtml } from './matchHtml.ts';
import type { ElementNode } from './payloadModel.ts';
import type { Resolve } from './payloadReferences.ts';

/** Where the name of an element's tag ends in a document that has the element with its content; -1 otherwise. */
export type FindHtml = (element: ElementNode) => number;

/** Elements are mostly asked for in the order of the document, so each search begins where the last one has ended. */
export function createFindHtml(html: string, resolve: Resolve): FindHtml {
  let from = 0;
  return (element) => {
    for (const start of tags(html, element, from)) {
      const end = matchHtml(html, start, element, resolve);
      if (end < 0) continue;
      from = end;
      return start + '<'.length + element[1].length;
    }
    return -1;
  };
}

/** The tags of a document that an element may have written, first those after an offset. */
function* tags(html: string, [, name, , { className }]: ElementNode, from: number) {
  const sign = typeof className === 'string' ? ` class="${escapedText(className)}"` : `<${name}`;
  for (const [begin, end] of [
    [from, html.length],
    [0, from],
  ] as const) {
    for (let at = html.indexOf(sign, begin); at >= 0 && at < end; at = html.indexOf(sign, at + 1)) {
      yield html.lastIndexOf('<', at);
    }
  }
}
