import { runSteps, themeSteps } from '../steps.ts';

const { passed, failed } = await runSteps(themeSteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
