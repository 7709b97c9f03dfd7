import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';
import { sites } from '#sites/index.ts';
import { addressOf, ask, hostOf, sitePort } from './support/addresses.ts';
import { type PageHead, readHead } from './support/head.ts';
import { expect, test } from './support/test.ts';

for (const { id, name, hosts, locales } of sites) {
  test(`${id} has rules for crawlers, icons and a manifest`, async ({ request }) => {
    const get = (path: string) => ask(request, hostOf(id), path);
    const robots = await (await get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: https://${hosts[0]}/sitemap.xml`);
    const manifest = await (await get('/site.webmanifest')).json();
    expect(manifest).toMatchObject({ name, lang: locales[0] });
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(await (await get(src)).body()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    const touchIcon = await get('/apple-touch-icon.png');
    expect((await sharp(await touchIcon.body()).stats()).isOpaque).toBe(true);
    expect((await get('/favicon.ico')).headers()['content-type']).toBe('image/x-icon');
  });

  test(`the start page of ${id} describes the site and the company`, async ({ request }) => {
    const { data } = readHead(await (await ask(request, hostOf(id))).text());
    const graph = data.find((each) => '@graph' in each)?.['@graph'];
    expect(graph).toMatchObject([
      { '@type': 'WebSite', name },
      { '@type': 'Organization', name, logo: `https://${hosts[0]}/icon-512.png` },
    ]);
  });
}

const list = '/kop-bil/bilar-i-lager';

async function headOf(request: APIRequestContext, path: string, status = 200): Promise<PageHead> {
  const answer = await ask(request, hostOf('nordvik-se'), path);
  expect(answer.status(), path).toBe(status);
  return readHead(await answer.text());
}

for (const query of ['car_fuel=El', 'sortName=car_price_asc', 'page=1', 'keyphrase=volvo']) {
  test(`a list with ${query} has the address of the list without it`, async ({ request }) => {
    const head = await headOf(request, `${list}?${query}`);
    expect(head.canonical).toBe(`https://nordvik.example${list}`);
    expect([...head.versions]).toEqual([]);
    const robots = await (await ask(request, hostOf('nordvik-se'), '/robots.txt')).text();
    const rule = `Disallow: /*?*${query.split('=')[0]}=`;
    // The further pages link to cars that the first one doesn't have.
    expect(robots.includes(rule), rule).toBe(query !== 'page=1');
  });
}

for (const path of [
  `${list}?keyphrase=xyzzyqq`,
  '/hitta-oss?keyphrase=xyzzyqq',
  '/kop-bil/sparade-bilar',
]) {
  test(`${path} has nothing to index`, async ({ request }) => {
    const head = await headOf(request, path);
    expect(head.isIndexed).toBe(false);
    expect(head.canonical).toBeUndefined();
  });
}

test('a missing page isn’t indexed', async ({ request }) => {
  expect((await headOf(request, '/finns-inte', 404)).isIndexed).toBe(false);
});

for (const spelling of ['V60/Volvo', 'VOLVO/V60', 'v60', 'volvo/V60/']) {
  test(`the list at ${spelling} is at volvo/v60`, async ({ request }) => {
    let path = `${list}/${spelling}`;
    for (let hops = 0; hops < 2; hops += 1) {
      const answer = await ask(request, hostOf('nordvik-se'), path);
      if (answer.status() === 200) break;
      expect(answer.status()).toBe(308);
      path = new URL(answer.headers()['location'] ?? '', 'http://site').pathname;
    }
    expect(path).toBe(`${list}/volvo/v60`);
    const head = await headOf(request, path);
    expect(head.canonical).toBe(`https://nordvik.example${list}/volvo/v60`);
    expect(head.data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  });
}

test('a shared picture is a JPEG of the stated size, whatever the client accepts', async ({
  request,
}) => {
  const { openGraph } = await headOf(request, '/om-oss');
  const { pathname } = new URL(openGraph.get('og:image') ?? '');
  const headers = { host: hostOf('nordvik-se'), accept: 'image/avif,image/webp,*/*' };
  const answer = await request.get(`http://127.0.0.1:${sitePort}${pathname}`, { headers });
  expect(answer.headers()['content-type']).toBe('image/jpeg');
  const { width, height } = await sharp(await answer.body()).metadata();
  expect([`${width}`, `${height}`]).toEqual([
    openGraph.get('og:image:width'),
    openGraph.get('og:image:height'),
  ]);
});

test('the stories of a site can be subscribed to', async ({ page }) => {
  await page.goto(addressOf('nordvik-se', '/nyheter'));
  const link = page.locator('link[rel="alternate"][type="application/rss+xml"]');
  const href = await link.getAttribute('href');
  const answer = await page.request.get(
    `http://127.0.0.1:${sitePort}${new URL(href ?? '').pathname}`,
    {
      headers: { host: hostOf('nordvik-se') },
    },
  );
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  const feed = await answer.text();
  const newest = await page.locator('main article a, main li a').first().getAttribute('href');
  expect(feed).toContain(`<link>https://nordvik.example${newest}</link>`);
});

test('an article describes itself and the way to it', async ({ request }) => {
  const { data, openGraph } = await headOf(request, '/nyheter/2026/vintertest-elva-elbilar');
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'NewsArticle' }));
  const crumbs = data.find((each) => each['@type'] === 'BreadcrumbList');
  expect(crumbs?.['itemListElement']).toMatchObject([{ name: 'Nyheter' }, { position: 2 }]);
  // The article's own picture, not that of the site.
  expect(openGraph.get('og:image')).not.toContain('/og.jpg');
});
