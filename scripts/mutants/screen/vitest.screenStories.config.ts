import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import { stories } from '../../../vitest.config.ts';
import { planOfRun, screenConfig } from './screenConfig.ts';

/** Stories that take longer aren't tried with mutants. */
const shortTimes = {
  setupFiles: [fileURLToPath(new URL('storyTimes.ts', import.meta.url))],
  testTimeout: 10_000,
};

/** The stories with mutants that can be switched on. */
export default mergeConfig(mergeConfig(stories, screenConfig), {
  test: {
    retry: 0,
    // What stories write to the console isn't sent anywhere.
    disableConsoleIntercept: true,
    ...(planOfRun.mutantsByTest && shortTimes),
  },
});
