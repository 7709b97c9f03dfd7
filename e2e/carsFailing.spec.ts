import type { Locator } from '@playwright/test';
import { ask, hostOf } from './support/addresses.ts';
import { box, cards, chosen, list, pageSize, search, tick, unfold } from './support/carSteps.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, failedRequest, test } from './support/test.ts';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a filter, an order and more cars are forms and links', async ({ page }) => {
    await page.goto(list);
    await expect(cards(page)).toHaveCount(pageSize);
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(cards(page)).toHaveCount(2 * pageSize);
    await page.goto(list);
    await unfold(page, 'Drivmedel');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Space');
    await page.getByRole('checkbox', { name: /^Diesel \(/ }).press('Enter');
    await expect(page).toHaveURL(/car_fuel=Diesel/);
    await expect(chosen(page)).toContainText('Diesel');
  });

  test('a late page has three pages of cars, and links to those before and after', async ({
    page,
    request,
  }) => {
    await page.goto(`${list}?page=19`);
    await expect(cards(page)).toHaveCount(3 * pageSize);
    await expect(page.getByRole('link', { name: 'Visa fler' })).toHaveCount(0);
    await expect(page.getByText(/^Listan visar högst 960\sbilar/)).toBeVisible();
    await page.getByRole('link', { name: 'Visa tidigare' }).click();
    await expect(page).toHaveURL(/page=16/);
    await expect(page.getByText(/^Visar 673–816 av/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Visa fler' }).click();
    await expect(page).toHaveURL(/page=17/);
    const answer = await ask(request, hostOf('nordvik-se'), '/kop-bil/bilar-i-lager?page=19');
    expect((await answer.body()).length).toBeLessThan(1_100_000);
  });
});

test('slow cars: nothing for 200 ms, then 24 placeholders, and no card moves', {
  tag: '@alone',
}, async ({ page, breakUpstream, allowedErrors }) => {
  allowedErrors.push(failedRequest);
  await page.goto(list);
  await page.waitForLoadState('networkidle');
  const moved = await watchShifts(page.getByRole('region', { name: 'Bilar', exact: true }));
  await breakUpstream('search', { mode: 'slow', delayMs: 1_500 });
  // A choice that no other test makes, because answers are kept for a minute.
  await unfold(page, 'Växellåda');
  await tick(page.getByRole('checkbox', { name: /^Manuell \(/ }));
  const placeholders = page.getByRole('main').locator('li[aria-hidden]');
  await expect(placeholders).toHaveCount(24);
  await expect(cards(page)).toHaveCount(0);
  await expect(cards(page)).toHaveCount(pageSize);
  await expect(placeholders).toHaveCount(0);
  expect(await moved()).toEqual([]);
});

/**
 * Records which elements within one move by themselves, that is more than half a second after an input.
 * Filters may lose values, and move.
 */
async function watchShifts(within: Locator): Promise<() => Promise<readonly string[]>> {
  const moved = await within.evaluateHandle((root) => {
    const names: string[] = [];
    new PerformanceObserver((entries) => {
      for (const { node } of entries
        .getEntries()
        .filter((entry) => !Reflect.get(entry, 'hadRecentInput'))
        .flatMap((entry) => Reflect.get(entry, 'sources'))) {
        if (node instanceof Element && root.contains(node))
          names.push(node.outerHTML.slice(0, 200));
      }
    }).observe({ type: 'layout-shift' });
    return names;
  });
  return () => moved.jsonValue();
}

test('a path with make and model is a list; an unknown one is missing', async ({
  page,
  request,
}) => {
  await page.goto(`${list}/volvo/v60`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Volvo V60 i lager');
  await expect(page).toHaveTitle(/^Volvo V60 i lager/);
  await expect(
    page
      .getByRole('navigation', { name: 'Brödsmulor' })
      .or(page.getByRole('navigation', { name: /sökväg|smul/i })),
  ).toContainText('Volvo');
  const host = hostOf('nordvik-se');
  for (const path of ['/finns-inte', '/volvo/finns-inte', '/%2C-w-%2C', '/volvo/golf']) {
    const answer = await ask(request, host, `/kop-bil/bilar-i-lager${path}`);
    expect(answer.status(), path).toBe(404);
  }
});

test('no hits and an outage have different messages', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  allowedErrors,
}) => {
  allowedErrors.push(failedRequest);
  await page.goto(`${list}?keyphrase=finnsabsolutinte`);
  await expect(page.getByText('Inga bilar matchar din sökning.', { exact: false })).toBeVisible();
  await breakUpstream('search', { mode: 'failing' });
  await page.goto(`${list}?keyphrase=ovanligt-${Date.now()}`);
  await expect(
    page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('Inga bilar matchar', { exact: false })).toHaveCount(0);
});

test('an outage while filtering can be retried', { tag: '@alone' }, async ({
  page,
  breakUpstream,
  allowedErrors,
  request,
}) => {
  allowedErrors.push(failedRequest);
  await page.goto(list);
  await hydrated(box(page));
  await breakUpstream('search', { mode: 'garbage' });
  await search(page, `ord${Date.now()}`);
  await expect(
    page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
  ).toBeVisible();
  await request.delete('http://127.0.0.1:4300/faults');
  const again = page.getByRole('button', { name: 'Försök igen' });
  // The site may still spare the index its questions. Then a visitor tries once more.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    const nothing = page.getByText('Inga bilar matchar din sökning.', { exact: false });
    await expect(nothing).toBeVisible({ timeout: 2_000 });
  }).toPass();
});

for (const query of [
  'page=-1',
  'page=99999',
  'car_price=5',
  'car_price=900000&car_price=100',
  'car_finns_inte=1&car_fuel=El',
  `keyphrase=${'a'.repeat(3_000)}`,
  `keyphrase=${encodeURIComponent("'; DROP TABLE cars; -- .*+?^()|[]\\ 🚗")}`,
  Array.from({ length: 200 }, (_, at) => `car_brand=b${at}`).join('&'),
]) {
  test(`a malformed address shows a list: ${query.slice(0, 40)}`, async ({ page }) => {
    const answer = await page.goto(`${list}?${query}`);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bilar i lager');
    await expect(
      page.getByText('Bilarna kunde inte hämtas just nu.', { exact: false }),
    ).toHaveCount(0);
  });
}
