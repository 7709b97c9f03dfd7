import type { Page } from '@playwright/test';

/** The part of a node of the accessibility tree that its name is in. */
interface HeardNode {
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
}

/** Roles whose names are the texts themselves. */
const texts: readonly unknown[] = ['StaticText', 'InlineTextBox', 'LineBreak'];

/** The names of links, buttons, fields and all else that has one, as the browser gives them to screen readers. */
async function heardNames(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap((node: HeardNode) => {
    const name = node.name?.value;
    if (node.ignored || texts.includes(node.role?.value)) return [];
    return typeof name === 'string' && name !== '' ? [name] : [];
  });
}

/**
 * The names in which words run together that the page shows apart: `Volvo(1 040)`. A text of a space alone isn't part of
 * the tree wherever layout drops it, so a name has to be one text.
 */
export async function joinedNames(page: Page): Promise<readonly string[]> {
  const apart = await page.evaluate(textsApart);
  const names = new Set(await heardNames(page));
  return [...names].filter((name) => apart.some((joined) => name.includes(joined)));
}

/** The neighbouring texts that a space or a distance separates, joined to what nothing may be called. */
function textsApart(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const joined = new Set<string>();
  let last: Text | undefined;
  let isSpaced = false;
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!(text instanceof Text) || text.parentElement?.closest('script, style, noscript, svg')) {
      continue;
    }
    if (text.data.trim() === '') {
      isSpaced ||= text.data !== '';
      continue;
    }
    if (last && (isSpaced || areApart(last, text))) {
      const both = `${last.data.trim()}${text.data.trim()}`;
      if (/\p{L}{2}/u.test(both) && both.length > 3) joined.add(both);
    }
    last = text;
    isSpaced = false;
  }
  return [...joined];

  function areApart(before: Text, after: Text): boolean {
    if (/\s$/.test(before.data) || /^\s/.test(after.data)) return true;
    const end = boxesOf(before).at(-1);
    const start = boxesOf(after)[0];
    return !end || !start || Math.abs(start.left - end.right) > 1 || start.top >= end.bottom;
  }

  function boxesOf(text: Text): readonly DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  }
}
