import type { Locator } from '@playwright/test';

interface Covered {
  /** At how many scroll positions the button was shown. */
  readonly shown: number;
  /** What the button covered, as the openings of the elements' HTML. */
  readonly covered: readonly string[];
}

/**
 * Scrolls through the beginning of a page, and looks at what can't be pressed at its centre because a floating button is above
 * it. Links as large as a card can be pressed beside it. Further down, long pages repeat themselves.
 */
export function coveredWhileScrolling(floating: Locator): Promise<Covered> {
  return floating.evaluate(async (button) => {
    const stepPx = 60;
    const endPx = Math.min(document.documentElement.scrollHeight, 3_600);
    const covered = new Set<string>();
    let shown = 0;
    for (let top = 0; top < endPx; top += stepPx) {
      window.scrollTo({ top, behavior: 'instant' });
      await settled();
      if (!isVisible(button)) continue;
      shown += 1;
      for (const each of unreachable())
        covered.add(`at ${top} px: ${each.outerHTML.slice(0, 120)}`);
    }
    return { shown, covered: [...covered] };

    function isVisible(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    /** Observers and the page's code have had their frames. */
    async function settled(): Promise<void> {
      for (let frame = 0; frame < 4; frame += 1) {
        await new Promise((done) => requestAnimationFrame(done));
      }
    }

    function unreachable(): readonly Element[] {
      const controls = document.querySelectorAll(
        'button, summary, input, select, textarea, a[href]',
      );
      return [...controls].filter((each) => {
        if (button.contains(each) || !isVisible(each)) return false;
        const { left, top, width, height } = each.getBoundingClientRect();
        if (each.matches('a') && height >= 2 * button.clientHeight) return false;
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return button.contains(hit);
      });
    }
  });
}
