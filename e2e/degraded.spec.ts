import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { ask, hostOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

const host = hostOf('nordvik-se');
const list = '/kop-bil/bilar-i-lager';

/** A list that was never requested before. */
function newList(): string {
  return `${list}?keyphrase=volvo+${randomUUID().slice(0, 8)}`;
}

/** The pages of some of the cars that lists reach. Most of them were never requested before. */
async function someCars(request: APIRequestContext): Promise<readonly string[]> {
  const page = Math.floor(Math.random() * 20);
  const answer = await request.get(
    `/api/cars?site=nordvik-se&locale=sv&facets=&sorts=&from=${page}&page=${page}`,
  );
  const { cars } = (await answer.json()) as { cars: { id: string; slug: string }[] };
  return cars.map(({ id, slug }) => `/kop-bil/bil/${id}/${slug}`);
}

async function someCar(request: APIRequestContext): Promise<string> {
  return (await someCars(request))[0] ?? '';
}

/** The first of the pages that can't be shown, because it wasn't shown before. */
async function firstFailing(request: APIRequestContext, pages: readonly string[]) {
  for (const page of pages) {
    const answer = await ask(request, host, page);
    if (answer.status() !== 200) return { page, answer };
  }
  throw new Error('All pages were shown before.');
}

async function expectProper503(answer: APIResponse): Promise<void> {
  expect(answer.status()).toBe(503);
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0);
  const html = await answer.text();
  expect(html).toMatch(/<title>[^<]+<\/title>/);
  expect(html).toMatch(/<h1[\s>]/);
  expect(html).toContain('href="tel:+46846500400"');
}

test.describe('while the search index fails', () => {
  test('a car never shown before is a 503, and recovers', { tag: '@alone' }, async ({
    request,
    breakUpstream,
  }) => {
    const cars = await someCars(request);
    await breakUpstream('search', { mode: 'failing' });
    const { page, answer } = await firstFailing(request, cars);
    await expectProper503(answer);
    await request.delete('http://127.0.0.1:4300/faults');
    expect((await ask(request, host, page)).status()).toBe(200);
  });

  test('a list never shown before is a 503 with a message', { tag: '@alone' }, async ({
    request,
    breakUpstream,
  }) => {
    const address = newList();
    await breakUpstream('search', { mode: 'failing' });
    const answer = await ask(request, host, address);
    expect(answer.status()).toBe(503);
    expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store' });
    expect(await answer.text()).toContain('Bilarna kunde inte hämtas');
  });
});

test.describe('while the content platform fails', () => {
  test('cars and lists are shown in their last layout', { tag: '@alone' }, async ({
    request,
    breakUpstream,
  }) => {
    await ask(request, host, newList());
    await ask(request, host, await someCar(request));
    const car = await someCar(request);
    await breakUpstream('content', { mode: 'failing' });
    expect((await ask(request, host, car)).status()).toBe(200);
    expect((await ask(request, host, newList())).status()).toBe(200);
  });

  test('a page never shown before has the menu of the site', { tag: '@alone' }, async ({
    request,
    breakUpstream,
  }) => {
    await ask(request, host, newList());
    await breakUpstream('content', { mode: 'failing' });
    const answer = await ask(request, host, `/aldrig-visad-${randomUUID()}`);
    await expectProper503(answer);
    expect(await answer.text()).toContain(`href="${list}"`);
  });
});

for (const [asked, spelled] of [
  ['/KOP-BIL', '/kop-bil'],
  ['/Nyheter', '/nyheter'],
  [`${list}/VOLVO`, `${list}/volvo`],
  [`${list}/Skoda`, `${list}/skoda`],
  [`${list}/VOLVO?car_fuel=El`, `${list}/volvo?car_fuel=El`],
  [`${list}/VOLVO?utm_source=a&gclid=b`, `${list}/volvo?utm_source=a&gclid=b`],
  [`${list}/VOLVO?car_fuel=El&utm_source=a`, `${list}/volvo?car_fuel=El&utm_source=a`],
]) {
  test(`${asked} redirects to its canonical form`, async ({ request }) => {
    const answer = await ask(request, host, asked);
    expect(answer.status()).toBe(308);
    expect(answer.headers()['location']).toBe(spelled);
    expect((await ask(request, host, spelled)).status()).toBe(200);
  });
}

test('a car under another name redirects to its own', async ({ request }) => {
  const car = await someCar(request);
  const answer = await ask(request, host, car.replace(/[^/]+$/, 'another-name'));
  expect(answer.status()).toBe(308);
  expect(answer.headers()['location']).toBe(car);
});
