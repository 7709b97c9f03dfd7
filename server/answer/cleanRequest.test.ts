import { expect, test } from 'vitest';
import { isEditorRoute, isRouterRequest } from './cleanRequest.ts';

test.each([
  ['/?_rsc=abc', '1', true],
  ['/bil?page=2&_rsc', '1', true],
  ['/?_rsc=abc', undefined, false],
  ['/?_rsc=abc', '0', false],
  ['/', '1', false],
  ['/?a_rsc=1', '1', false],
  ['/?_rsca=1', '1', false],
])('%s with rsc %s is a request of the router: %s', (url, rsc, expected) => {
  expect(isRouterRequest({ ...(rsc !== undefined && { rsc }) }, url)).toBe(expected);
});

test.each([
  ['/api/editing/page', true],
  ['/api/editing/page?mode=edit', true],
  ['/api/editing/pages', false],
  ['/api/editing/page/a', false],
  ['/om-oss?/api/editing/page', false],
])('%s shows a page in the editor: %s', (url, expected) => {
  expect(isEditorRoute(url)).toBe(expected);
});
