import { Parser } from 'htmlparser2';
import type { Node } from 'prosemirror-model';
import { droppedTags } from './elements.ts';
import { addText, closeElement, openElement } from './htmlEvents.ts';
import { type HtmlOrigin, newHtmlState, wholeText } from './htmlState.ts';

/** A formatted text that was read from HTML. */
export interface ReadHtml {
  readonly doc: Node;
  /** What was left out because the site doesn't show it, in the words of HTML: `<iframe>`, `style`. */
  readonly dropped: readonly string[];
  /** Whether there was more than is read. */
  readonly isCut: boolean;
}

/** The bounds of what is read, so that a keystroke stays quick, and that a paste doesn't block the page. */
export const htmlBounds = {
  /** Characters of HTML. Word processors write some hundred for each word of a text. */
  html: 3_000_000,
  /** Characters of text, about eighty pages. */
  text: 200_000,
} as const;

/** How many characters are parsed between two looks at the bounds. */
const step = 50_000;

/** Reads HTML as a formatted text. Scripts, styles and all that the site doesn't show are left out. */
export function readHtml(html: string, origin: HtmlOrigin): ReadHtml {
  const state = newHtmlState(origin);
  const source = html.slice(0, htmlBounds.html);
  let length = 0;
  let droppedDepth = 0;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (droppedTags.has(tag)) droppedDepth += 1;
        if (droppedDepth === 0) openElement(state, tag, attributes);
        else if (origin === 'stored') state.dropped.add(`<${tag}>`);
      },
      ontext: (text) => {
        if (droppedDepth > 0 || length > htmlBounds.text) return;
        length += text.length;
        addText(state, text);
      },
      onclosetag: (tag) => {
        if (droppedDepth === 0) closeElement(state, tag);
        if (droppedTags.has(tag)) droppedDepth -= 1;
      },
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  for (let at = 0; at < source.length && length <= htmlBounds.text; at += step)
    parser.write(source.slice(at, at + step));
  parser.end();
  const isCut = html.length > source.length || length > htmlBounds.text;
  return { doc: wholeText(state), dropped: [...state.dropped], isCut };
}
