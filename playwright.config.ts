import { defineConfig } from '@playwright/test';
import { findBrowser, withoutPictures, withoutWebGl } from './scripts/browser.ts';

const browser = await findBrowser();

// Ports of their own, so that the tests run beside a started site.
const port = 3300;
const servicesPort = 4300;
/** The tag of tests that other tests would disturb. */
const alone = /@alone/;

const env = {
  PORT: String(port),
  SERVICES_PORT: String(servicesPort),
  DATA_DIR: '.data/e2e',
  // More than one, whatever the machine has, so that the tests notice what only one process knows.
  WORKERS: '2',
  // The tests log in to the same few agreements again and again.
  CODE_LIMIT: '10000',
  // All tests come from one address.
  LOOKUP_LIMIT: '100000',
  LIMIT_FACTOR: '1000',
  // Nothing answers there: what the tests count must never leave the machine.
  TAG_MANAGER_URL: `http://127.0.0.1:${servicesPort}/tag-manager.js`,
};

const isCi = Boolean(process.env['CI']);

export default defineConfig({
  testDir: 'e2e',
  // A run empties it, while the pictures of stories are beside it.
  outputDir: 'test-results/e2e',
  workers: 2,
  // `npm test` runs one project after the other. Both together would disturb each other.
  projects: [
    { name: 'parallel', grepInvert: alone },
    // These tests switch faults of the services, or measure, so they take turns.
    { name: 'alone', grep: alone, workers: 1 },
  ],
  // As for stories: a shared machine may starve the browser. Elsewhere every failure shows.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  // What breaks one step of a flow breaks all its tests, each until its time is up: the first few say enough.
  maxFailures: isCi ? 10 : 0,
  // A slow machine takes longer, but what doesn't come at all fails there too.
  timeout: isCi ? 60_000 : 30_000,
  expect: { timeout: isCi ? 15_000 : 5_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Of most sites. Pages in other languages may be translated, so their late parts are hydrated at once.
    locale: 'sv-SE',
    // An action that can't be done says so, long before the time of a slow test is up.
    actionTimeout: isCi ? 30_000 : 15_000,
    // Recording takes a fifth of the time of a run. On CI, only tests that failed are recorded, when they run again.
    trace: { mode: isCi ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    // The tests of maps and of pictures have browsers of their own, see `e2e/support/browsers.ts`.
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args, withoutWebGl, withoutPictures],
    },
  },
  webServer: [
    { command: 'node e2e/support/freshServices.ts', url: `http://127.0.0.1:${servicesPort}/`, env },
    { command: 'node server/main.ts', url: `http://127.0.0.1:${port}/healthz`, env },
  ],
});
