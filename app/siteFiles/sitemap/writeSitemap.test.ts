import { expect, test } from 'vitest';
import { readXml, textsIn, type XmlElement } from '../../testing/xmlTree.ts';
import { sitemapFrame, writeEntries, writeIndex } from './writeSitemap.ts';

const url = 'https://carstore.example/en?a=1&b=2';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const partsOf = ({ children }: XmlElement): unknown[] =>
  children.map((child) => [child.name, child.text || partsOf(child)]);

test('a sitemap has what is known of each page', () => {
  const entries = writeEntries([
    { url },
    { url, changedAt: '2026-11-01T08:00:00Z', image: `${url}#i` },
  ]);
  const sitemap = readXml(sitemapFrame.start + entries + sitemapFrame.end);
  expect(sitemap).toMatchObject({ name: 'urlset', attributes: { xmlns: namespace } });
  expect(sitemap.children.map(partsOf)).toEqual([
    [['loc', url]],
    [
      ['loc', url],
      ['lastmod', '2026-11-01T08:00:00Z'],
      ['image:image', [['image:loc', `${url}#i`]]],
    ],
  ]);
});

test('an index names its parts', () => {
  const index = readXml(writeIndex([url, `${url}#2`]));
  expect(index).toMatchObject({ name: 'sitemapindex', attributes: { xmlns: namespace } });
  expect(index.children.flatMap((child) => textsIn(child, 'loc'))).toEqual([url, `${url}#2`]);
});
