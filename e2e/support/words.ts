import type { Page } from '@playwright/test';

/**
 * Replaces each text of a page by a word of 80 letters, as an editor, a visitor or an upstream may write one, returns
 * what is then wider than the window, and puts the texts back. Figures that the site formats itself never break, and stay
 * as they are.
 */
export function lengthenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const word = 'Ord'.padEnd(80, 'ordbok');
    const untouched = 'script, style, noscript, template, svg, option, textarea';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    const lengthened = texts.filter((text) => {
      const { parentElement } = text;
      const isShown = text.data.trim() !== '' && !parentElement?.closest(untouched);
      return isShown && parentElement && getComputedStyle(parentElement).whiteSpace !== 'nowrap';
    });
    const originals = lengthened.map(({ data }) => data);
    for (const text of lengthened) text.data = word;
    const isBeyond = (element: Element) => {
      const { width, right } = element.getBoundingClientRect();
      return width > 0 && right > innerWidth + 1;
    };
    const isClipped = (element: Element): boolean => {
      const { parentElement } = element;
      if (!parentElement || parentElement === document.body) return false;
      return getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement);
    };
    const wide = Array.from(document.body.querySelectorAll('*'))
      .filter((element) => isBeyond(element) && !isClipped(element))
      .filter((element) => !Array.from(element.children).some(isBeyond))
      .map(
        (element) =>
          `${element.tagName} ${element.className} in ${element.parentElement?.outerHTML.slice(0, 200)}`,
      );
    for (const [at, text] of lengthened.entries()) text.data = originals[at] ?? '';
    return wide;
  });
}

/** The words of a page, or of some elements of it, that are broken without a hyphen. */
export function brokenWords(page: Page, within = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      const { parentElement } = text;
      if (
        !(text instanceof Text) ||
        !parentElement?.checkVisibility({ visibilityProperty: true })
      ) {
        continue;
      }
      if (parentElement.closest('script, style, noscript, svg, option')) continue;
      if (!parentElement.closest(selector)) continue;
      // Addresses may break anywhere.
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u00ad\u200b/–-]{2,}/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
        const lines = new Set(boxes.map(({ top }) => Math.round(top)));
        if (lines.size > 1 && !word.includes('@')) broken.push(word);
      }
    }
    return broken;
  }, within);
}
