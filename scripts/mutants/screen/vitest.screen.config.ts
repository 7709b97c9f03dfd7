import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import unitTests from '../../../vitest.unit.config.ts';
import { screenConfig } from './screenConfig.ts';

/** The unit tests with mutants that can be switched on. */
export default mergeConfig(mergeConfig(unitTests, screenConfig), {
  test: {
    setupFiles: [fileURLToPath(new URL('untilFirstFailure.ts', import.meta.url))],
    testTimeout: 5000,
  },
});
