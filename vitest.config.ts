import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findBrowser } from './scripts/browser.ts';

const browser = await findBrowser();

/**
 * A story behaves the same in every theme, but looks different. So all stories are run in the default theme, where those
 * that show a component whole are checked in the other themes too (`stories/themeProblems.ts`). A run in another theme
 * has only those; with THEMES=all, it has all.
 */
const theme = process.env['STORYBOOK_THEME'] ?? 'default';
const storyTags = theme === 'default' || process.env['THEMES'] === 'all' ? ['test'] : ['visual'];

/** Every story is a test in a real browser; the theme comes from STORYBOOK_THEME. */
export const stories = {
  plugins: [storybookTest({ configDir: '.storybook', tags: { include: storyTags } })],
  test: {
    name: 'stories',
    // One page for all files, as in Storybook, takes a third of the time of one page per file.
    isolate: false,
    setupFiles: ['./stories/restoreClock.ts'],
    // A shared machine may starve the browser of frames for seconds. Elsewhere every failure shows.
    retry: process.env['CI'] ? 1 : 0,
    // The page of all manuals renders every block in four themes.
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
} satisfies TestProjectConfiguration;

export default defineConfig({
  test: {
    projects: ['./vitest.unit.config.ts', { extends: true, ...stories }],
    // Most stories draw no maps (`stories/withoutMaps.ts`), which each would log.
    onConsoleLog: (log) => !log.includes('Failed to load Google Maps API'),
  },
});
