import { runSteps, testSteps } from '../steps.ts';

const { passed, failed } = await runSteps(testSteps);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
