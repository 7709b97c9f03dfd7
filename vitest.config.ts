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

/** Every story is a test in a real browser; the theme comes from STORYBOOK_THEME. */
const stories: TestProjectConfiguration = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    // A shared machine may starve the browser of frames for seconds. At a desk every failure shows.
    retry: process.env['CI'] ? 1 : 0,
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
