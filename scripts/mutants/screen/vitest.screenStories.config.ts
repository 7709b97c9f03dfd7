import { fileURLToPath } from 'node:url';
import { STORYBOOK_TEST_PROVIDE_KEY } from '@storybook/addon-vitest/constants';
import { mergeConfig } from 'vitest/config';
import { stories } from '../../../vitest.config.ts';
import { planOfRun, screenConfig } from './screenConfig.ts';

/** The stories with mutants that can be switched on. With mutants, they end sooner. */
export default mergeConfig(mergeConfig(stories, screenConfig), {
  test: {
    setupFiles: [fileURLToPath(new URL('storyTimes.ts', import.meta.url))],
    testTimeout: planOfRun.mutantsByTest ? 10_000 : 30_000,
    retry: 0,
    provide: { [STORYBOOK_TEST_PROVIDE_KEY]: { a11y: planOfRun.isAccessibilityChecked } },
    // What stories write to the console isn't sent anywhere.
    disableConsoleIntercept: true,
  },
});
