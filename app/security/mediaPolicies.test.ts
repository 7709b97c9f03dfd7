import { expect, test } from 'vitest';
import { mediaPolicy, policyOfType } from './mediaPolicies.ts';
import { readPolicy } from './testing/readPolicy.ts';

test.each([
  ['image/svg+xml', "'none'"],
  ['image/avif', "'none'"],
  ['video/mp4', "'none'"],
  ['text/plain', "'none'"],
  ['application/pdf', "'self'"],
])('a file of type %s runs no script, and plug-ins only from %s', (type, plugIns) => {
  const policy = readPolicy(policyOfType(type) ?? mediaPolicy);
  expect(policy['script-src'] ?? policy['default-src']).toEqual(["'none'"]);
  expect(policy['object-src'] ?? policy['default-src']).toEqual([plugIns]);
  for (const directive of ['base-uri', 'form-action', 'frame-ancestors']) {
    expect(policy[directive], directive).toEqual(["'none'"]);
  }
});
