import type { Page } from '@playwright/test';
import { showingPictures } from './support/browsers.ts';
import { cards, list } from './support/carSteps.ts';
import { phone } from './support/phone.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

test.use(phone);

/** The paths of the cars that the page has asked for. */
function watchCars(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/cars\/\d+$/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('swipes over a card show the pictures of its car, and a tap on one opens its page', async ({
  page,
}) => {
  const asked = watchCars(page);
  await page.goto(list);
  await page.getByRole('button', { name: 'Avvisa' }).tap();
  const card = page
    .locator('main li')
    .filter({ has: page.locator('h2 a, h3 a') })
    .first();
  const picture = card.locator('picture').first();
  await picture.scrollIntoViewIfNeeded();
  const address = await cards(page).first().getAttribute('href');
  // Each swipe is longer than half a picture, so it reaches the next one even if a busy machine slows the finger down. Touching
  // a row that is still moving only stops it.
  const row = card.locator('[aria-hidden="true"] > div').first();
  const restsAt = (place: number) =>
    expect
      .poll(() => row.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth))
      .toBeCloseTo(place - 1, 1);
  await test.step('the page scrolls under a finger, and loads nothing more', async () => {
    await swipe(picture, 0, -60);
    await expect(card.getByText(/^\d\/\d+$/)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
  await test.step('the first swipe loads the pictures, and shows the second', async () => {
    await picture.scrollIntoViewIfNeeded();
    await swipe(picture, -120);
    await expect(card.getByText(/^2\/\d+$/)).toBeVisible();
    await restsAt(2);
    expect(asked).toHaveLength(1);
  });
  await test.step('the next one shows the third', async () => {
    await swipe(picture, -120);
    await expect(card.getByText(/^3\/\d+$/)).toBeVisible();
    await restsAt(3);
  });
  await test.step('back to the second', async () => {
    await swipe(picture, 120);
    await expect(card.getByText(/^2\/\d+$/)).toBeVisible();
    await restsAt(2);
    expect(asked).toHaveLength(1);
  });
  await card.getByText(/^2\/\d+$/).tap({ force: true });
  await expect(page).toHaveURL(new URL(address ?? '', page.url()).href);
});
