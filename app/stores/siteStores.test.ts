import { expect, test } from 'vitest';
import { documentedRows } from '#process/testing/documentedTable.ts';
import { sessionLimits } from './siteStores.ts';

test('docs/tire-hotel.md says how long sessions last and how often a code may be tried', () => {
  const requirements = documentedRows('tire-hotel.md', ['requirement', 'how it is met']);
  const [, idle = '', life = ''] =
    /^(\d+) minutes, (\d+) hours, on the server$/.exec(
      requirements.find(({ requirement }) => requirement === '7.3.1, 7.3.2')?.['how it is met'] ??
        '',
    ) ?? [];
  expect(sessionLimits.idleMs).toBe(Number(idle) * 60_000);
  expect(sessionLimits.lifetimeMs).toBe(Number(life) * 3_600_000);
  const limits = documentedRows('tire-hotel.md', ['what', 'limit by default']);
  const tries = limits.find(({ what }) => what === 'tries of one code');
  expect(sessionLimits.maxTries).toBe(Number(tries?.['limit by default']));
});
