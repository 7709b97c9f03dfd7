import { run } from '../processes.ts';

/**
 * Publishes the stories with the tag `visual` to Chromatic, in every theme at every width. TurboSnap takes pictures only
 * of those that the change reaches. Fails if something looks different from what was accepted last; what is on main is
 * accepted.
 */
if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Chromatic needs a project token: set CHROMATIC_PROJECT_TOKEN. The same pictures can be compared without it: npm run test:visual.',
  );
  process.exitCode = 1;
} else {
  // The preview imports all style sheets through this list, and each component imports its own.
  const untraced = ['--untraced', 'styles/all.ts'];
  const common = ['--externals', 'public/**', '--externals', 'stories/fixtures/{media,editor}/**'];
  const accepted = ['--auto-accept-changes', 'main'];
  process.exitCode = await run('chromatic', [
    '--only-changed',
    ...untraced,
    ...common,
    ...accepted,
  ]);
}
