import { runSteps, themeSteps } from '../steps.ts';

process.exitCode = (await runSteps(themeSteps)) ? 0 : 1;
