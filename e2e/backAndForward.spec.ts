import type { CDPSession, Page } from '@playwright/test';
import { findBrowser, withoutPictures, withoutWebGl } from '#scripts/browser.ts';
import { samplesOf } from '#scripts/samplePages.ts';
import { findSite } from '#sites/index.ts';
import { addressOf } from './support/addresses.ts';
import { expect, test } from './support/test.ts';

/** Pages with forms, calendars and logins, besides the samples. */
const others = [
  '/boka-verkstad',
  '/dackhotell',
  '/kop-bil/sparade-bilar',
  '/kontakt',
  '/nyhetsbrev',
];

/** A headless browser keeps no pages; it says so beside the reasons of the page. */
const reasonOfHeadless = 'BackForwardCacheDisabledForDelegate';

/** Why the browser loads a page again after the next navigation back; empty if it shows the page as it was left. */
function reasonsToReload(session: CDPSession): Promise<readonly string[]> {
  return new Promise((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ reason }) => reason)),
    );
    session.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
}

/** The page’s own reasons against showing it again as it was left. */
async function ownReasons(page: Page, address: string): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await page.goto(address);
  await page.goto(addressOf('nordvik-no', '/robots.txt'));
  const reasons = reasonsToReload(session);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const entryId = entries[currentIndex - 1]?.id;
  if (entryId === undefined) throw new Error(`${address} isn't in the history.`);
  await session.send('Page.navigateToHistoryEntry', { entryId });
  return (await reasons).filter((reason) => reason !== reasonOfHeadless);
}

test('pages can be shown again as they were left', async ({ playwright }) => {
  test.slow();
  const { executablePath, args } = await findBrowser();
  const browser = await playwright.chromium.launch({
    executablePath,
    args: [...args, withoutWebGl, withoutPictures],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const site = findSite('nordvik-se');
  const samples = site ? samplesOf(site).filter(({ below }) => below === undefined) : [];
  for (const path of [...samples.map((sample) => sample.path), ...others]) {
    const page = await browser.newPage();
    expect.soft(await ownReasons(page, addressOf('nordvik-se', path)), path).toEqual([]);
    await page.close();
  }
  const page = await browser.newPage();
  await page.addInitScript(() => addEventListener('unload', () => undefined));
  expect(await ownReasons(page, addressOf('nordvik-se')), 'a page that forbids it').not.toEqual([]);
  await browser.close();
});
