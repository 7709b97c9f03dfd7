import { expect, test, vi } from 'vitest';
import { createProxyWarnings } from './proxyWarnings.ts';

const hourMs = 3_600_000;

test('each kind of problem is a line once an hour, which names proxy and variable', () => {
  let clock = 0;
  const log = vi.fn<(line: string) => void>();
  const warn = createProxyWarnings({ now: () => clock, log });
  const untrusted = () => warn({ kind: 'untrusted', proxy: '10.0.0.1' });
  untrusted();
  untrusted();
  warn({ kind: 'untrusted', proxy: '203.0.113.9' });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^proxies: 10\.0\.0\.1 .*TRUSTED_PROXIES/),
  );
  warn({ kind: 'unreadable', proxy: '10.0.0.2' });
  expect(log).toHaveBeenLastCalledWith(
    expect.stringMatching(/^proxies: 10\.0\.0\.2 .*X-Forwarded-For/),
  );
  clock = hourMs - 1;
  untrusted();
  expect(log).toHaveBeenCalledTimes(2);
  clock = hourMs;
  untrusted();
  expect(log).toHaveBeenCalledTimes(3);
});
