import { runSteps, thoroughSteps } from '../steps.ts';

process.exitCode = (await runSteps(thoroughSteps)) ? 0 : 1;
