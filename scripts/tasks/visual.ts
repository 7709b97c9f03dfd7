import { run } from '../processes.ts';

/** Compares the overview stories with their references; `-- --update-snapshots` makes new ones. */
const built = await run('storybook', ['build', '--quiet', '--disable-telemetry']);
const args = ['test', '--config', 'visual/playwright.config.ts', ...process.argv.slice(2)];
process.exitCode = built === 0 ? await run('playwright', args) : built;
