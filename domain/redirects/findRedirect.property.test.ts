import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRedirect } from './findRedirect.ts';
import type { RedirectRule } from './redirectRule.ts';
import { compileRedirects } from './redirectTable.ts';

// Few names, so that rules meet, form chains and loop.
const segment = fc.constantFrom('a', 'b', 'å', '{id}', '{location}', 'x-{location}', '(a|b)');
const source = fc
  .uniqueArray(segment, { minLength: 1, maxLength: 3, selector: (text) => text.replace('x-', '') })
  .map((parts) => `/${parts.join('/')}`);
const destination = fc.oneof(
  fc
    .array(fc.constantFrom('a', 'b', 'å', '7', '{location}', '{id}'), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => `/${parts.join('/')}`),
  fc.constantFrom('/a?q=1', 'https://other.example/a'),
);
const condition = fc.record({
  type: fc.constant('query' as const),
  key: fc.constantFrom('q', 'si'),
});
const rules: fc.Arbitrary<RedirectRule[]> = fc.array(
  fc.record({
    source,
    destination,
    has: fc.array(condition, { maxLength: 1 }),
    permanent: fc.constant(true as const),
  }),
  { maxLength: 12 },
);
const path = fc
  .array(fc.oneof(fc.constantFrom('a', 'B', '%C3%A5', '7', 'x-a'), fc.webSegment()), {
    minLength: 1,
    maxLength: 3,
  })
  .map((parts) => `/${parts.join('/')}`);

test('no table leads an address back into itself', () => {
  fc.assert(
    fc.property(rules, path, fc.constantFrom('', 'q=1', 'si=', 'q=1&si=2'), (table, at, query) => {
      const { table: compiled } = compileRedirects(table);
      const target = findRedirect(compiled, at, query);
      if (target === undefined || target.startsWith('https:')) return;
      const { pathname, search } = new URL(target, 'https://site.example');
      expect(target.startsWith('/') && !target.startsWith('//')).toBe(true);
      expect(findRedirect(compiled, pathname, search)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
