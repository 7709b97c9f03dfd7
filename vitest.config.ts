import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';

const browser = await findBrowser();

const unit: TestProjectConfiguration = {
  extends: true,
  // Tests of blocks meet their style sheets.
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', '.next', 'bench/.minimal', 'storybook-static'],
  },
};

/**
 * What a story does is the same in every theme; how it looks is not. So the first theme runs all of
 * them, and the others those that show a component whole. THEMES=all runs all in every theme.
 */
const theme = process.env['STORYBOOK_THEME'] ?? 'default';
const storyTags = theme === 'default' || process.env['THEMES'] === 'all' ? ['test'] : ['visual'];

/** Every story is a test in a real browser; the theme comes from STORYBOOK_THEME. */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook', tags: { include: storyTags } })],
  test: {
    name: 'stories',
    // One page for all of them, as in Storybook, and in a third of the time of a page for each file.
    isolate: false,
    // A shared machine may starve the browser of frames for seconds. At a desk every failure shows.
    retry: process.env['CI'] ? 1 : 0,
    // The page of all manuals renders every block in four brands.
    testTimeout: 30_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({ test: { projects: [unit, stories] } });
