import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sites } from '#sites/index.ts';
import { stock } from './stock/testing/demoStock.ts';

const content = fileURLToPath(new URL('content', import.meta.url));

/** The lists of cars at other sites that pages link to. */
const links = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yaml'))
  .flatMap((path) => {
    const found = readFileSync(`${content}/${path}`, 'utf8').matchAll(/href: "(https:[^"]+)"/g);
    return [...found].flatMap(([, href = '']) => listAt(new URL(href), path));
  });

function listAt({ host, pathname }: URL, path: string) {
  const site = sites.find(({ hosts }) => hosts.some((own) => own === host));
  const lists = Object.values(site?.commonPages ?? {}).map(({ cars }) => cars);
  const list = lists.find((each) => each !== undefined && pathname.startsWith(`${each}/`));
  if (!site || list === undefined) return [];
  return [{ path, site: site.id, make: pathname.slice(list.length + 1) }];
}

test.each(links)('$path links to the cars of $make at $site, which has some', ({ site, make }) => {
  const makes = (stock.get(site) ?? []).map(({ car_brand = '' }) => car_brand.toLowerCase());
  expect(makes.filter((each) => each.replaceAll(' ', '-') === make).length).toBeGreaterThan(10);
});

test('the site of Mercedes-Benz links to the cars of the group', () => {
  expect(links).toContainEqual({
    path: 'mercedes-smart-se/sv/pages/kop-bil/bilar-i-lager.yaml',
    site: 'nordvik-se',
    make: 'mercedes-benz',
  });
});
