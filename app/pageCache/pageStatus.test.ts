import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageStatusMark } from './PageStatusMark.tsx';
import { type PageStatus, readPageStatuses } from './pageStatus.ts';

const markup = (...statuses: PageStatus[]) =>
  `<html><head>${statuses.map((status) => renderToStaticMarkup(PageStatusMark({ status }))).join('')}</head></html>`;

test.each([404, 503, 'degraded'] as const)('the mark %s is read back', (status) => {
  expect(readPageStatuses(markup(status))).toEqual([status]);
});

test.each([
  [['degraded', 404], 404],
  [[404, 'degraded'], 404],
  [['degraded', 503], 503],
  [[404, 503], 503],
] as const)('of several marks %j, %s counts', (statuses, expected) => {
  expect(readPageStatuses(markup(...statuses))[0]).toBe(expected);
});

test.each([
  '<html><head><meta name="robots" content="noindex"/></head></html>',
  '<meta name="forecourt:status" content="500"/>',
  '<p>forecourt:status 404</p>',
  '<script>["meta",{"name":"forecourt:status","content":"503"}]</script>',
  '',
])('no status is read from %s', (html) => {
  expect(readPageStatuses(html)).toEqual([]);
});
