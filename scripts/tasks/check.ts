import { checkSteps, runSteps } from '../steps.ts';

const { passed, failed } = await runSteps(checkSteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
