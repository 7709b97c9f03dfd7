import { expect, test } from './support/test.ts';

test('the start page by keyboard only', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sök bland bilarna' })).toBeFocused();
  await page.keyboard.type('volvo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/kop-bil\/bilar-i-lager\?keyphrase=volvo$/);
});

test('every focused element is visible', async ({ page }) => {
  await page.goto('/');
  const stops = await page.locator('a[href], button, input, summary').count();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) break;
    await expect(focused).toBeInViewport();
    expect(await focused.evaluate(hasRing), await focused.evaluate(describe)).toBe(true);
  }
});

/** Whether the element or one of its ancestors, such as a control or a card, has a focus ring. */
function hasRing(element: Element): boolean {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) return true;
  }
  return false;
}

function describe(element: Element): string {
  return `the ring of ${element.outerHTML.slice(0, 120)}`;
}
