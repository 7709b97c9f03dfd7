import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/browser.ts';

const browser = await findBrowser();

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/references/{arg}{ext}',
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  reporter: [['list']],
  expect: {
    // The default lets one blue pass for another. These catch a colour token that is one step off
    // (wrongToken.spec.ts proves it) and still forgive the anti-aliasing of a glyph.
    toHaveScreenshot: { threshold: 0.01, maxDiffPixelRatio: 0.0005, animations: 'disabled' },
  },
  use: {
    baseURL: 'http://127.0.0.1:6106',
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
  },
  webServer: {
    command: 'node visual/serveStorybook.ts',
    cwd: '..',
    url: 'http://127.0.0.1:6106/index.json',
  },
});
