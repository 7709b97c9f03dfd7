import type { Page } from '@playwright/test';
import Color from 'colorjs.io';

/** The relative luminance of the page's ground, from 0 (black) to 1 (white). */
export async function groundLuminance(page: Page): Promise<number> {
  const color = await page.evaluate(
    () => getComputedStyle(document.documentElement).backgroundColor,
  );
  return new Color(color).luminance;
}

/** What a law wants in black on white. */
const prescribed = /^Att låna kostar pengar!/;

/** Large elements with a light fill, except pictures and what is pressed: a main action may be bright. */
export function lightPatches(page: Page): Promise<readonly string[]> {
  return page.evaluate((allowed) => {
    const largest = 320 * 64;
    const isLight = (color: string) => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return alpha > 0.3 && 0.3 * red + 0.6 * green + 0.1 * blue > 140;
    };
    return [...document.querySelectorAll('body, body :not(a, button)')]
      .filter((element) => element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height > largest && isLight(getComputedStyle(element).backgroundColor);
      })
      .filter((element) => !new RegExp(allowed).test(element.textContent))
      .map(
        (element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`,
      );
  }, prescribed.source);
}
