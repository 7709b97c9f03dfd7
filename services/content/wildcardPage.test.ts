import { expect, test } from 'vitest';
import type { PageItem } from './model.ts';
import { wildcardPage } from './wildcardPage.ts';

const routes = ['/bilar', '/bilar/,-w-,', '/bilar/,-w-,/,-w-,', '/bilar/volvo/,-w-,', '/nyheter'];
const pages = routes.map((routePath) => ({ layout: { routePath } }) as PageItem);

test.each([
  ['/bilar/volvo', '/bilar/,-w-,'],
  ['/bilar/saab/900', '/bilar/,-w-,/,-w-,'],
  ['/bilar/volvo/v60', '/bilar/volvo/,-w-,'],
  ['/bilar/volvo/v60/cross', undefined],
  ['/nyheter/volvo', undefined],
  ['/bilar', undefined],
])('%s is answered by %s', (asked, route) => {
  expect(wildcardPage(pages, asked)?.layout.routePath).toBe(route);
});
