import { configure } from 'storybook/test';
import { aroundEach, beforeAll, inject } from 'vitest';

// With many mutants, a story waits for what never comes. Without them, it must pass in the same time. The preview sets its own
// time when it's loaded, which may be later than this file.
beforeAll(() => {
  if (inject('mutantsByTest')) configure({ asyncUtilTimeout: 1_000 });
});

// A story may stop the clock until the next one starts. If the time is the same for two files, Vitest takes the setup files of the
// second as loaded, and the hooks in them don't run.
aroundEach(async (runTest) => {
  const { now } = Date;
  await runTest();
  Date.now = now;
});
