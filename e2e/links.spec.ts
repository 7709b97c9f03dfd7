import { brokenLinks } from '#scripts/crawl/crawlChecks.ts';
import { crawlSites } from '#scripts/crawl/crawlSites.ts';
import { sites } from '#sites/index.ts';
import { sitePort } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

test('no link of any site is broken, nor any picture, script or style sheet', async () => {
  test.setTimeout(600_000);
  const crawl = await crawlSites({ sites, port: sitePort, samples: 2 });
  expect(brokenLinks(crawl)).toEqual([]);
  // One start page per site and language would be 13.
  expect(crawl.pages.length).toBeGreaterThan(300);
});
