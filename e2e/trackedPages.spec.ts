import type { APIRequestContext, Page } from '@playwright/test';
import type { Site } from '#domain/sites/site.ts';
import { sites } from '#sites/index.ts';
import { addressOf, ask, hostOf, tagManagerUrl } from './support/addresses.ts';
import { carSites, firstCar } from './support/carSites.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';
import { triedCarSites } from './support/tried.ts';

/** How a tag manager reports impressions: of each page that is viewed, or of the document. */
type Impressions = 'page' | 'document';

for (const where of triedCarSites) {
  const [site, list] = where;

  test(`analytics know the cars and lists of ${site} by what they show`, async ({ request }) => {
    const page = await read(request, site, await firstCar(request, where));
    const { brand, model } = carOf(page.html);
    expect(page.name).toBe(`${brand} ${model}`);
    const ofMake = await read(request, site, `${list}/volvo`);
    expect(ofMake.name).toBe(headingOf(ofMake.html));
    expect(ofMake.name).toContain('Volvo');
    const whole = await read(request, site, list);
    expect(whole.name).toBe(list.slice(list.lastIndexOf('/') + 1));
  });
}

test('analytics know a facility by its name', async ({ request }) => {
  const list = await read(request, 'nordvik-se', '/hitta-oss');
  const [path = ''] = /\/hitta-oss\/[\w-]+/.exec(list.html) ?? [];
  const facility = await read(request, 'nordvik-se', path);
  expect(facility.name).toBe(headingOf(facility.html));
});

test('no page of any site is known by the name of a wildcard item', async ({ request }) => {
  test.slow();
  for (const { id } of sites) {
    for (const { name: part, urls } of await readSitemap(request, id)) {
      const [url] = urls.slice(-1);
      if (url === undefined) continue;
      const { name } = await read(request, id, new URL(url).pathname);
      expect(name, `${part} of ${id}: ${url}`).toMatch(/^(?!.*(,-w-,|\*))./);
    }
  }
});

for (const impressions of ['page', 'document'] as const) {
  test(`from car to car and back: each view, then its car, once (impressions by ${impressions})`, async ({
    page,
    context,
    request,
  }) => {
    const [where] = carSites;
    await context.route(`${tagManagerUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: tagManager(impressions) }),
    );
    const url = addressOf('nordvik-se', await firstCar(request, where));
    await context.addCookies([{ name: 'consent', value: 'granted', url }]);
    await page.goto(url);
    const first = await expectedOf(request, new URL(url).pathname);
    await expect.poll(() => seen(page)).toEqual(first);

    const next = page.locator('#similar').getByRole('link').first();
    const href = (await next.getAttribute('href')) ?? '';
    await page.evaluate(() => Reflect.set(window, 'stayed', true));
    await next.click();
    await expect(page).toHaveURL((address) => address.pathname === href);
    const second = [...first, ...(await expectedOf(request, href))];
    expect(second[3]).not.toEqual(second[1]);
    await expect.poll(() => seen(page)).toEqual(second);

    await page.goBack();
    await expect(page).toHaveURL(url);
    await expect.poll(() => seen(page)).toEqual([...second, ...first]);
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true);
  });
}

test('a car that was left before its impression is never reported', async ({
  page,
  context,
  request,
}) => {
  await context.route(`${tagManagerUrl}**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const url = addressOf('nordvik-se', await firstCar(request, carSites[0]));
  await context.addCookies([{ name: 'consent', value: 'granted', url }]);
  await page.goto(url);
  const [left] = await expectedOf(request, new URL(url).pathname);
  await expect.poll(() => seen(page)).toEqual([left]);
  const next = page.locator('#similar').getByRole('link').first();
  const href = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL((address) => address.pathname === href);
  const [view, detail] = await expectedOf(request, href);
  await expect.poll(() => seen(page)).toEqual([left, view]);
  await page.evaluate(() => window.dataLayer?.push({ event: 'page_impression' }));
  await expect.poll(() => seen(page)).toEqual([left, view, detail]);
});

/**
 * A tag manager with a tag for impressions. Like the real one, it reads what the data layer has when it is loaded, and
 * then every entry when it is pushed, and its tags push entries of their own.
 */
function tagManager(impressions: Impressions): string {
  return `{
    const layer = dataLayer, push = layer.push, impression = { event: 'page_impression' };
    let reported = false;
    const read = ({ event }) => {
      if (event !== 'page_view' || (reported && ${impressions === 'document'})) return;
      reported = true;
      push.call(layer, impression);
    };
    layer.push = (...entries) => {
      push.apply(layer, entries);
      entries.forEach(read);
    };
    [...layer].forEach(read);
  }`;
}

/** The views of pages and cars in the data layer, in order: their names. */
function seen(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event, page_name: name, product } = Object(entry);
      if (event === 'page_view') return [`page ${name}`];
      return event === 'product_detail' ? [`car ${product.id} ${product.name}`] : [];
    }),
  );
}

/** What analytics should get for a car's page. */
async function expectedOf(request: APIRequestContext, path: string): Promise<readonly string[]> {
  const { brand, model, name } = carOf((await read(request, 'nordvik-se', path)).html);
  return [`page ${brand} ${model}`, `car ${path.split('/').at(-2)} ${name}`];
}

/** A page, and its name in analytics. */
async function read(request: APIRequestContext, site: Site['id'], path: string) {
  const answer = await ask(request, hostOf(site), path);
  const html = await answer.text();
  const [, name = ''] = /page_name\\":\\"(.*?)\\"/.exec(html) ?? [];
  return { html, name };
}

/** The car in the structured data of its page. */
function carOf(html: string) {
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  )) {
    const { '@type': type, name, brand, model } = JSON.parse(json);
    if (type === 'Car') return { name, model, brand: brand.name };
  }
  throw new Error('The page has no car.');
}

function headingOf(html: string): string {
  const [, inner = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec(html) ?? [];
  return inner.replaceAll(/<[^>]*>/g, '').trim();
}
