import type { Page } from '@playwright/test';

/**
 * The controls of a page whose focus ring is cut off, because an element around them clips what is beyond its edge. Each
 * control is focused as by keyboard. The focus stays on the last one. A carousel gets the time to show what has the focus.
 */
export function clippedRings(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
    );
    const isShown = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    // Carousels show the slide with the focus only to visitors who move it with this key.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
    const found: string[] = [];
    for (const control of [...controls].filter(isShown)) {
      control.focus({ focusVisible: true });
      if (!clipOf(control)) continue;
      await twoFrames();
      const clip = clipOf(control);
      if (clip) found.push(`${control.outerHTML.slice(0, 160)} in ${clip.className}`);
    }
    return found;

    function twoFrames(): Promise<unknown> {
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }

    function clipOf(control: Element): Element | undefined {
      const ring = ringOf(control);
      return ring && clippedBy(ring.element, ring.px);
    }

    /** The element with the ring of a control, and how far it reaches beyond the element's edge. */
    function ringOf(control: Element) {
      for (const element of [control, control.parentElement]) {
        if (!element) continue;
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        const px = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        if (outlineStyle !== 'none') return { element, px };
      }
      return undefined;
    }

    function clippedBy(element: Element, wanted: number): Element | undefined {
      if (wanted <= 0) return undefined;
      // Controls for screen readers, and those below their own label.
      const { left, top, right, bottom, width } = element.getBoundingClientRect();
      if (width <= 2) return undefined;
      for (let clip = element.parentElement; clip; clip = clip.parentElement) {
        const { overflowX, overflowY, overflowClipMargin, position } = getComputedStyle(clip);
        const px = wanted - (overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0);
        const box = clip.getBoundingClientRect();
        const isCutX =
          overflowX !== 'visible' && (left - px < box.left - 1 || right + px > box.right + 1);
        const isCutY =
          overflowY !== 'visible' && (top - px < box.top - 1 || bottom + px > box.bottom + 1);
        const isPage = clip === document.body || clip === document.documentElement;
        if (!isPage && (isCutX || isCutY)) return clip;
        if (position === 'fixed') return undefined;
      }
      return undefined;
    }
  });
}
