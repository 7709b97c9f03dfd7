import { expect, test, vi } from 'vitest';

/** The module as it is loaded first. */
async function load() {
  vi.resetModules();
  return (await import('./deprecation.ts')).warnDeprecated;
}

test('a deprecated prop warns once, whatever renders it again', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const warnDeprecated = await load();
  warnDeprecated('Button.kind', 'use variant');
  warnDeprecated('Button.kind', 'use variant');
  warnDeprecated('Card.kind', 'use layout');
  expect(warn.mock.calls).toEqual([
    ['Button.kind is deprecated: use variant'],
    ['Card.kind is deprecated: use layout'],
  ]);
});

test('visitors’ consoles stay empty', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const warnDeprecated = await load();
  warnDeprecated('Button.kind', 'use variant');
  expect(warn).not.toHaveBeenCalled();
});
