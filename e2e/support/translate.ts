import type { Page } from '@playwright/test';

/** When a page is translated: before React hydrates it, as on a slow phone, or afterwards. */
type Moment = 'before hydration' | 'after hydration';

/**
 * Makes the browser translate the pages that it opens from now on, as Chrome does: two elements take the place of each text
 * node, also of those that appear later. The words stay the same, so that tests find them.
 */
export async function translate(page: Page, moment: Moment = 'after hydration'): Promise<void> {
  await page.addInitScript(wrapTexts, moment);
}

/** Runs in the browser, so it refers to nothing outside. */
function wrapTexts(moment: Moment): void {
  const untranslated = 'script, style, noscript, textarea, svg, font';

  function wrap(text: Text): void {
    if (!text.data.trim() || text.parentElement?.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    for (const font of [outer, inner]) font.style.verticalAlign = 'inherit';
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  }

  function wrapAll(root: Node): void {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Text && node.isConnected) texts.push(node);
    }
    texts.forEach(wrap);
  }

  /** React hydrates the body as one of the last elements, and then what is late. */
  function isHydrated(): boolean {
    const isLate = document.querySelector('[data-late]') !== null;
    const names = Object.keys(document.body ?? {});
    return !isLate && names.some((key) => key.startsWith('__reactProps$'));
  }

  function start(): void {
    const { body, readyState } = document;
    if (moment === 'before hydration' ? readyState === 'loading' : !isHydrated()) {
      requestAnimationFrame(start);
      return;
    }
    body.dataset['translated'] = '';
    wrapAll(body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(wrapAll);
    }).observe(body, { childList: true, subtree: true });
  }
  start();
}
