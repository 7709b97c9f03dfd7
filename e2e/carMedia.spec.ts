import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { addressOf, ask, hostOf } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { pictures, position } from './support/carPageSteps.ts';
import { clippedRings } from './support/clippedRings.ts';
import { layoutShift } from './support/layoutShift.ts';
import { phone } from './support/phone.ts';
import { pinch } from './support/pinch.ts';
import { swipe } from './support/swipe.ts';
import { expect, test } from './support/test.ts';

test.use({ launchOptions: showingPictures });

const site = 'nordvik-se';

/** The demo's SUV in dark blue has turns and a film. */
const turnedPicture = '/-/media/cars/suv-darkBlue-quarter.webp';

let carPage = '';

test.beforeAll(async ({ request }) => {
  carPage = addressOf(site, await pathOfTurnedCar(request));
});

/** The path of a registered car that has all media. The stock changes daily, and so do its ids. */
async function pathOfTurnedCar(request: APIRequestContext): Promise<string> {
  for (let page = 0; page < 20; page += 1) {
    const query = `site=${site}&locale=sv&facets=brand&sorts=published-asc&page=${page}&from=${page}`;
    const answer = await (await ask(request, hostOf(site), `/api/cars?${query}`)).json();
    for (const { id, slug, image, registrationNumber } of answer.cars) {
      if (image?.src === turnedPicture && registrationNumber) return `/kop-bil/bil/${id}/${slug}`;
    }
  }
  throw new Error(`No car is shown as ${turnedPicture}.`);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens the page and waits until the media of the car are known. */
async function openPage(page: Page): Promise<void> {
  await page.goto(carPage);
  await expect(button(page, 'Utsida 360°')).toBeVisible();
}

async function drag(page: Page, element: Locator, byPx: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}

const turned = async (slider: Locator) => Number(await slider.getAttribute('aria-valuenow'));

for (const width of [375, 1280]) {
  test(`in ${width} px, no focus ring of a car with a film and turns is cut off`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 812 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPage(page);
    expect(await clippedRings(page)).toEqual([]);
  });
}

/** The one picture that is preloaded. React may ask for it again, which fetches nothing. */
async function preloadedPicture(page: Page) {
  const preloads = page.locator('link[rel="preload"][as="image"][fetchpriority="high"]');
  const pictures = await preloads.evaluateAll((links: HTMLLinkElement[]) =>
    links.map(({ imageSrcset, imageSizes }) => ({ srcset: imageSrcset, sizes: imageSizes })),
  );
  const [first, ...others] = pictures;
  if (!first) throw new Error('No picture is preloaded.');
  for (const other of others) expect(other).toEqual(first);
  return first;
}

test('the first picture is preloaded, and no frame before a turn is opened', async ({ page }) => {
  // The optimiser resizes 36 frames for the first time.
  test.slow();
  const frames: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/cars/360/')) frames.push(request.url());
  });
  await openPage(page);
  const { srcset, sizes } = await preloadedPicture(page);
  const picture = pictures(page).locator('img').first();
  await expect(picture).toHaveAttribute('srcset', srcset);
  await expect(picture).toHaveAttribute('sizes', sizes);
  expect(frames).toEqual([]);
  await button(page, 'Utsida 360°').click();
  await expect.poll(() => new Set(frames).size, { timeout: 60_000 }).toBe(36);
  const order = [...new Set(frames)].map((url) => /(\d\d)\.webp/.exec(url)?.[1]);
  expect(order).toEqual(Array.from({ length: 36 }, (_, at) => String(at).padStart(2, '0')));
});

test('a turn stops, and is dragged and stepped', async ({ page }) => {
  await openPage(page);
  await button(page, 'Utsida 360°').click();
  const slider = page.getByRole('slider', { name: /Utsida 360°$/ });
  await expect(slider.locator('img')).toBeVisible();
  const first = await slider.locator('img').getAttribute('src');
  await expect(slider.locator('img')).not.toHaveAttribute('src', first ?? '');
  await button(page, 'Sluta snurra').click();
  const before = await turned(slider);
  await drag(page, slider, 20);
  expect((await turned(slider)) - before).toBe(4 - (before + 4 > 36 ? 36 : 0));
  const dragged = await turned(slider);
  await slider.press('ArrowRight');
  await slider.press('ArrowLeft');
  expect(await turned(slider)).toBe(dragged);
  await button(page, 'Bilder').click();
  await expect(slider).toHaveCount(0);
});

test('an arrow key shows the next picture, whether or not script drives the slides', async ({
  page,
}) => {
  await openPage(page);
  await pictures(page).locator('[tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(position(page, '2 av 6')).toBeVisible();
  await expect(pictures(page).locator('[data-state="ready"]')).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(position(page, '3 av 6')).toBeVisible();
});

test('full screen works by keyboard alone', async ({ page }) => {
  await openPage(page);
  const opener = button(page, 'Visa i helskärm');
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 av 6', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByText('2 av 6', { exact: true })).toBeVisible();
  const picture = dialog.locator('li:not([aria-hidden]) img');
  const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
  const whole = await width();
  for (const _ of [1, 2, 3]) await page.keyboard.press('+');
  await expect.poll(width).toBe(3 * whole);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(whole);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(position(page, '2 av 6')).toBeVisible();
});

/** The picture that is shown in full screen, and its distance from the left of the window. */
async function openFullScreen(page: Page) {
  await openPage(page);
  await button(page, 'Visa i helskärm').click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.locator('li:not([aria-hidden]) img');
  await expect(picture).toBeVisible();
  const left = async () => Math.round((await picture.boundingBox())?.x ?? 0);
  return { dialog, picture, left, enlarged: dialog.locator('[data-state="zoomed"]') };
}

test('the wheel enlarges a picture, and dragging moves it instead of the slides', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { dialog, picture, left, enlarged } = await openFullScreen(page);
  await picture.hover();
  await page.mouse.wheel(0, -400);
  await expect(enlarged).toHaveCount(1);
  const before = await left();
  await drag(page, enlarged, -60);
  expect((await left()) - before).toBe(-60);
  await expect(dialog.getByText('1 av 6', { exact: true })).toBeVisible();
});

test.describe('by finger', () => {
  test.use(phone);

  test('two fingers enlarge a picture, and the slides and the page stay', async ({ page }) => {
    const { dialog, picture, enlarged } = await openFullScreen(page);
    const width = async () => Math.round((await picture.boundingBox())?.width ?? 0);
    const whole = await width();
    await pinch(picture, 80);
    await expect(enlarged).toHaveCount(1);
    expect(await width()).toBe(2 * whole);
    await expect(dialog.getByText('1 av 6', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});

test('a film plays with the browser’s controls', async ({ page }) => {
  await openPage(page);
  await button(page, 'Film').click();
  const film = page.locator('video[controls]');
  await expect(film).toBeVisible();
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBeGreaterThanOrEqual(2);
  await button(page, 'Bilder').click();
  await expect(film).toHaveCount(0);
  await expect(position(page, '1 av 6')).toBeVisible();
});

test('the pictures stay while the source of media fails', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  consoleErrors,
}) => {
  // Answers are kept for a minute, so the page uses a car that no other test uses.
  await page.route('**/api/car-media/**', async (route) => {
    await route.continue({
      url: route
        .request()
        .url()
        .replace(/[^/]+$/, `X${Date.now()}`),
    });
  });
  await breakUpstream('car-media', { mode: 'failing' });
  const answer = page.waitForResponse('**/api/car-media/**');
  await page.goto(carPage);
  expect((await answer).status()).toBe(503);
  await expect(position(page, '1 av 6')).toBeVisible();
  await button(page, 'Nästa bild').click();
  await expect(position(page, '2 av 6')).toBeVisible();
  await expect(button(page, 'Utsida 360°')).toHaveCount(0);
  // The browser logs the status.
  expect(consoleErrors.splice(0)).toEqual([expect.stringContaining('503')]);
});

test.describe('on a phone', () => {
  test.use(phone);

  test('a swipe shows the next picture, before and after the slides are driven by script', async ({
    page,
  }) => {
    await openPage(page);
    await swipe(pictures(page), -250);
    await expect(position(page, '2 av 6')).toBeVisible();
    await expect(pictures(page).locator('[data-state="ready"]')).toHaveCount(1);
    await swipe(pictures(page), -250);
    await expect(position(page, '3 av 6')).toBeVisible();
    await swipe(pictures(page), 250);
    await expect(position(page, '2 av 6')).toBeVisible();
  });

  test('nothing moves when the media arrive', async ({ page }) => {
    await openPage(page);
    expect(await layoutShift(page)).toBeLessThan(0.01);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all pictures are in a row that scrolls', async ({ page }) => {
    await page.goto(carPage);
    const shown = pictures(page).locator('li img');
    await expect(shown).toHaveCount(6);
    await shown.last().scrollIntoViewIfNeeded();
    await expect(shown.last()).toBeInViewport();
    await expect(pictures(page).getByRole('button')).toHaveCount(0);
  });
});
