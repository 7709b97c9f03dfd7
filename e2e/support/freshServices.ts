import { rmSync } from 'node:fs';
import { parseEnvironment } from '#services/environment.ts';

// Starts the services without what earlier runs have booked, which would be missing among the times that the tests take. The
// configuration of the tests doesn't remove it, because tools read that while tests run.
const { dataFolder } = parseEnvironment(process.env);
if (dataFolder !== undefined) rmSync(dataFolder, { recursive: true, force: true });
await import('#services/main.ts');
