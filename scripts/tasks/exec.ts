import { run } from '../processes.ts';

/** Runs a command from the installed packages: `exec storybook dev`. */
const [command = '', ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);
