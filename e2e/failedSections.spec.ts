import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#scripts/processes.ts';
import { hostOf, servicesPort } from './support/addresses.ts';
import { itemIdOf } from './support/itemId.ts';
import { ownPorts } from './support/ownPorts.ts';
import { createOwnProcess } from './support/ownProcess.ts';
import { expect, test } from './support/test.ts';

// Beside the ports of the other tests, whose services answer its questions.
const { site: sitePort } = ownPorts('failedSections');
const host = hostOf('nordvik-restaurant-se');
const url = `http://${host}:${sitePort}/`;
const broken = pathToFileURL(join(root, 'e2e/support/brokenCarousel.mjs')).href;

const site = createOwnProcess({
  program: 'server/main.ts',
  env: {
    PORT: String(sitePort),
    SERVICES_PORT: String(servicesPort),
    DATA_DIR: '.data/failedSections',
    WORKERS: '1',
    NODE_OPTIONS: `--import=${broken}`,
  },
  readyUrl: `http://127.0.0.1:${sitePort}/readyz`,
});

test.beforeAll(() => site.start());
test.afterAll(() => site.end('SIGTERM'));

test('a section that fails on the server is replaced by the message, and the others are shown', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(url);
  expect(answer?.status()).toBe(200);
  const message = page.getByRole('region', { name: 'Hoppsan!' });
  await expect(message).toHaveCount(1);
  await expect(message.getByRole('button', { name: 'Ladda om sidan' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await context.close();
  expect(site.output()).toMatch(/section Carousel \S+ of \S+ failed on the server: planted/);
});

test('editors read which component failed', async ({ page }) => {
  const itemId = await itemIdOf('nordvik-restaurant-se', '/');
  const address = `sc_site=nordvik-restaurant-se&sc_lang=sv&route=/&mode=preview&sc_itemid=${itemId}`;
  await page.goto(`${url}feaas-render?secret=forecourt-local&${address}`);
  const message = page.getByRole('region', { name: 'Hoppsan!' });
  await expect(message).toContainText('Carousel');
});
