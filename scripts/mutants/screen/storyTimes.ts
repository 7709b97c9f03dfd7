import { configure } from 'storybook/test';
import { beforeAll, inject } from 'vitest';

// With many mutants, a story waits for what never comes. Without them, it must pass in the same time. The preview sets its own
// time when it's loaded, which may be later than this file.
beforeAll(() => {
  if (inject('mutantsByTest')) configure({ asyncUtilTimeout: 1_000 });
});
