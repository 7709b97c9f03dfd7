import { ask, hostOf } from './support/addresses.ts';
import { readSitemap } from './support/sitemap.ts';
import { expect, test } from './support/test.ts';

test('an unknown host is a 404, never another site', async ({ request }) => {
  for (const path of ['/', '/nordvik-se/sv', '/om-oss']) {
    const answer = await ask(request, 'unknown.example', path);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('Nordvik');
  }
});

test('a site answers at its production host', async ({ request }) => {
  const answer = await ask(request, 'sk.carstore.example');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('<html lang="sk"');
});

test('another site is not reached through its id in the path', async ({ request }) => {
  const answer = await ask(request, hostOf('carstore-no'), '/nordvik-se/sv');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<html lang="nb"');
});

test('a language that the site does not have is a 404', async ({ request }) => {
  expect((await ask(request, hostOf('carstore-se'), '/en')).status()).toBe(200);
  expect((await ask(request, hostOf('carstore-se'), '/fi')).status()).toBe(404);
});

for (const [site, path, lang] of [
  ['carstore-se', '/en/kop-bil/bilar-i-lager', 'en'],
  ['carstore-se', '/en', 'en'],
  ['carstore-fi', '/sv', 'sv'],
] as const) {
  test(`${site}${path} with a query stays in its language`, async ({ request }) => {
    const answer = await ask(request, hostOf(site), `${path}?keyphrase=volvo`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain(`<html lang="${lang}"`);
  });
}

test('each site has its own robots.txt and sitemap', async ({ request }) => {
  const robots = await (await ask(request, hostOf('carstore-fi'), '/robots.txt')).text();
  expect(robots).toContain('Sitemap: https://fi.carstore.example/sitemap.xml');
  const urls = (await readSitemap(request, 'carstore-fi')).flatMap((part) => part.urls);
  expect(urls).toContain('https://fi.carstore.example/');
  expect(urls).toContain('https://fi.carstore.example/sv');
  expect(urls.join()).not.toContain('/404');
});
