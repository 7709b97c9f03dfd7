import { afterAll, expect, test, vi } from 'vitest';

const { content } = vi.hoisted(() => {
  const configured: { editingSecret: string | undefined } = { editingSecret: undefined };
  return { content: configured };
});
vi.mock('../services.ts', () => ({ environment: { content } }));

// Test files share their modules: here they have to be evaluated again with the mock, and afterwards without it.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { isEditingSecret } = await import('./editingSecret.ts');

test.each([
  ['open sesame', 'open sesame', true],
  ['open sesame', 'Open Sesame', false],
  ['open sesame', '', false],
  ['open sesame', null, false],
  [undefined, null, false],
  [undefined, '', false],
  [undefined, 'undefined', false],
])('configured %j, given %j: %s', (configured, given, expected) => {
  content.editingSecret = configured;
  expect(isEditingSecret(given)).toBe(expected);
});
