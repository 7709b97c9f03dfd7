import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const internals = readdirSync('framework').filter((name) => /^\w+\.ts$/.test(name));

test.each(internals)('%s has a test that reports what an upgrade broke', (name) => {
  expect(existsSync(`framework/${name.replace('.ts', '.test.ts')}`)).toBe(true);
});
