import { run } from '../processes.ts';

/** Runs a command of the installed packages: `exec storybook dev`. */
const [command = '', ...args] = process.argv.slice(2);
process.exitCode = await run(command, args);
