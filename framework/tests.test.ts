import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = readdirSync('framework');
const internals = files.filter((name) => /^\w+\.ts$/.test(name));

test.each(internals)('%s has a test that reports what an upgrade broke', (name) => {
  const tests = ['.test.ts', '.test.tsx'].map((ending) => name.replace('.ts', ending));
  expect(files.some((file) => tests.includes(file))).toBe(true);
});
