import type { Page } from '@playwright/test';
import { sitePort } from './support/addresses.ts';
import { showingPictures } from './support/browsers.ts';
import { holdScripts } from './support/holdScripts.ts';
import { fontsShown, layoutShift, withoutFonts } from './support/layoutShift.ts';
import { sendRaw } from './support/rawRequest.ts';
import { expect, test } from './support/test.ts';
import { tried } from './support/tried.ts';

test.use({ launchOptions: showingPictures });

const widths = tried([375, 1280, 1920], (width) => width < 1920);

/** A page of pictures and texts at each width, and one of many controls, whose elements take longer to compare, at one. */
const compared = [
  ...widths.map((width) => ({ path: '/', width })),
  ...tried([{ path: '/kop-bil/bilar-i-lager', width: 1280 }], () => false),
];

const sheets = '**/_next/static/**/*.css';
const scripts = '**/_next/static/**/*.js';

/** Requests a page until every process of the site answers with its finished form. */
async function finish(path: string): Promise<void> {
  await expect(async () => {
    const headers = { host: `localhost:${sitePort}`, connection: 'close' };
    // New connections go to the processes in turn, those of other tests too.
    for (let connection = 0; connection < 8; connection += 1) {
      const { text } = await sendRaw({ path, headers });
      expect(text.slice(0, text.indexOf('</head>'))).toContain('<style>');
    }
  }).toPass();
}

/** Holds the style sheets back; the result lets them through. */
async function holdSheets(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sheets, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/**
 * Keeps the computed styles of all elements and their pseudo-elements in the page, and returns their differences from
 * those of the last call, as lines.
 */
function compareStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read = (element: Element, pseudo: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo !== '' && style.content === 'none') return new Map<string, string>();
      // Custom properties show only where they are used.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      const specified = pseudo === '' ? element.computedStyleMap() : undefined;
      return new Map(
        names.map((name) => {
          // The used value of an automatic margin depends on when the part of the page was laid out.
          const margin = name.startsWith('margin') ? specified?.get(name) : undefined;
          return [name, margin?.toString() ?? style.getPropertyValue(name)];
        }),
      );
    };
    const now = Array.from(document.querySelectorAll('html, body, body *'))
      .filter((element) => !element.matches('script, link, noscript'))
      .flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => ({
          name: element.outerHTML.slice(0, 80) + pseudo,
          values: read(element, pseudo),
        })),
      );
    const before: typeof now = Reflect.get(window, 'styles') ?? now;
    Reflect.set(window, 'styles', now);
    return now.flatMap(({ name, values }, index) =>
      [...values]
        .map(([property, value]) => [property, before[index]?.values.get(property), value])
        .filter(([, old, value]) => old !== value)
        .map(([property, old, value]) => `${name} ${property}: ${old} → ${value}`),
    );
  });
}

for (const { path, width } of compared) {
  test(`${path} looks the same before its style sheets arrive, ${width} px wide`, async ({
    page,
  }) => {
    test.slow();
    await finish(path);
    await page.setViewportSize({ width, height: 900 });
    const release = await holdSheets(page);
    // Code would change the page meanwhile.
    await page.route(scripts, (route) =>
      route.fulfill({ body: '', contentType: 'text/javascript' }),
    );
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('link[rel="stylesheet"]').first()).toBeAttached();
    await fontsShown(page);
    // Parts outside the window have no margins yet, which are computed with their layout.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    await compareStyles(page);
    const shifts = await layoutShift(page);
    release();
    await page.waitForLoadState('load');
    expect((await compareStyles(page)).slice(0, 10)).toEqual([]);
    expect(await layoutShift(page)).toBe(shifts);
  });
}

for (const width of widths) {
  test(`late style sheets move nothing and load once, ${width} px wide`, async ({ page }) => {
    await finish('/');
    await page.setViewportSize({ width, height: 900 });
    const requested: string[] = [];
    page.on('request', (each) => {
      if (/\.css$/.test(each.url())) requested.push(each.url());
    });
    const release = await holdSheets(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await fontsShown(page);
    const shifts = await layoutShift(page);
    release();
    await page.getByRole('button', { name: 'Avvisa' }).click();
    // The question leaves the page with its hydration; before, links open documents.
    await expect(page.getByRole('region', { name: 'Kakor för statistik' })).not.toBeAttached();
    expect(await layoutShift(page)).toBe(shifts);
    const addresses = new Set(requested);
    expect(requested).toHaveLength(addresses.size);
    await page.locator('main a[href="/kop-bil"]').first().click();
    await expect(page).toHaveURL('/kop-bil');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(addresses.size);
  });
}

test('a page whose style sheets fail is styled and works', async ({ page, consoleErrors }) => {
  await finish('/');
  await page.setViewportSize({ width: 375, height: 740 });
  await page.route(sheets, (route) => route.abort());
  await page.goto('/');
  await expect(page.locator('h1')).toHaveCSS('font-family', /Hanken Grotesk/);
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await page.getByRole('button', { name: 'Öppna menyn' }).click();
  await expect(page.getByRole('button', { name: 'Stäng menyn' })).toBeInViewport();
  expect(consoleErrors.splice(0).every((text) => /Failed to load resource/.test(text))).toBe(true);
});

/** Shows the start page without its code, up to the first of these texts, which is as far as the browser has read. */
async function readUpTo(page: Page, text: string): Promise<void> {
  await page.unrouteAll();
  await page.route(scripts, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }));
  await withoutFonts(page);
  await page.route('/', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ response: answer, body: html.slice(0, html.indexOf(text)) });
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForLoadState('load');
}

test('the consent question appears when the browser has read all of it, so that it doesn’t grow', async ({
  page,
}) => {
  await finish('/');
  const question = page.getByRole('region', { name: 'Kakor för statistik' });
  await readUpTo(page, 'value="granted"');
  await expect(question).toBeHidden();
  await readUpTo(page, '</html>');
  await expect(question).toBeVisible();
});

for (const [part, selector, end] of [
  ['the icon of the search', 'search svg', '<input'],
  ['the heading of the hero', 'h1', '<search'],
] as const) {
  test(`${part} stays where it is when the browser reads what follows it`, async ({ page }) => {
    await finish('/');
    await page.setViewportSize({ width: 375, height: 740 });
    const shown = page.locator(selector).first();
    await readUpTo(page, end);
    const before = await shown.boundingBox();
    expect(before).not.toBeNull();
    await readUpTo(page, '</html>');
    expect(await shown.boundingBox()).toEqual(before);
  });
}

for (const width of [375, 1280]) {
  test(`the first picture is requested first and once, ${width} px wide`, async ({ page }) => {
    await finish('/');
    await page.setViewportSize({ width, height: 900 });
    const requested: string[] = [];
    page.on('request', (each) => requested.push(each.url()));
    await page.goto('/');
    const shown = await page
      .locator('main img[fetchpriority="high"]')
      .evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''));
    expect(requested.filter((url) => url === shown)).toHaveLength(1);
    expect(requested.find((url) => url.includes('/_i/'))).toBe(shown);
  });
}

test('the consent question is there before the page’s code, and takes an early answer', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const question = page.getByRole('region', { name: 'Kakor för statistik' });
  await page.getByRole('button', { name: 'Avvisa' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/');
  release();
  await expect(question).not.toBeAttached();
  await page.reload();
  await expect(question).not.toBeAttached();
});
