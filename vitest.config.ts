import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';

const browser = await findBrowser();

const unit = {
  extends: true,
  test: {
    name: 'unit',
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules', '.next', 'e2e', 'bench/.minimal', 'storybook-static'],
  },
} as const;

/** Every story is a test in a real browser; the theme comes from STORYBOOK_THEME. */
const stories = {
  extends: true,
  plugins: [storybookTest({ configDir: '.storybook' })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
};

export default defineConfig({ test: { projects: [unit, stories] } });
