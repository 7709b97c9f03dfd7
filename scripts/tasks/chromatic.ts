import { run } from '../processes.ts';

/** Publishes the overview stories to Chromatic, in every theme at every width. */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN. The same pictures can be compared without it: npm run test:visual.',
  );
  process.exitCode = 1;
} else {
  const only = ['--only-story-names', '**/Overview'];
  process.exitCode = await run('chromatic', ['--exit-zero-on-changes', ...only]);
}
