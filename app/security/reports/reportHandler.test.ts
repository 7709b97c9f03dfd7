import { beforeEach, expect, test, vi } from 'vitest';
import { createReportHandler } from './reportHandler.ts';

const report = vi.fn();
const handle = createReportHandler(report);
beforeEach(() => report.mockClear());

function send(body: string, type = 'application/csp-report') {
  const headers = { 'content-type': type, host: 'nordvik.example' };
  const init = { method: 'POST', headers, body };
  return handle(new Request('http://localhost/api/reports/csp', init));
}

const legacy = (fields: Record<string, unknown> = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': 'https://nordvik.example/kop-bil?keyphrase=MLB123',
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?visitor=1',
      'script-sample': 'secret',
      disposition: 'enforce',
      ...fields,
    },
  });

const modern = (count: number) =>
  JSON.stringify(
    Array.from({ length: count }, () => ({
      type: 'csp-violation',
      user_agent: 'Browser',
      body: {
        documentURL: 'https://nordvik.example/',
        effectiveDirective: 'img-src',
        blockedURL: 'inline',
        disposition: 'report',
      },
    })),
  );

test('a report is passed on without queries, paths of others and samples', async () => {
  expect((await send(legacy())).status).toBe(204);
  expect(report).toHaveBeenCalledExactlyOnceWith({
    page: 'nordvik.example/kop-bil',
    directive: 'script-src-elem',
    blocked: 'https://evil.example',
    isReportOnly: false,
  });
});

test.each([
  ['data:text/javascript,alert(1)', 'data:'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['', ''],
])('the blocked address %j is reported as %j', async (address, blocked) => {
  await send(legacy({ 'blocked-uri': address }));
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ blocked }));
});

test('a batch of the Reporting API is passed on, up to ten', async () => {
  await send(modern(12), 'application/reports+json; charset=utf-8');
  expect(report).toHaveBeenCalledTimes(10);
  expect(report).toHaveBeenCalledWith({
    page: 'nordvik.example/',
    directive: 'img-src',
    blocked: 'inline',
    isReportOnly: true,
  });
});

test.each([
  ['of another host', legacy({ 'document-uri': 'https://elsewhere.example/' })],
  ['without a page', legacy({ 'document-uri': 'about' })],
  ['of another shape', '{"csp-report":[]}'],
  ['of another type', '[{"type":"deprecation","body":{}}]'],
  ['that is no JSON', 'csp'],
  ['that is too large', legacy({ 'script-sample': 'a'.repeat(20_000) })],
])('a report %s is ignored', async (_what, body) => {
  expect((await send(body)).status).toBe(204);
  expect(report).not.toHaveBeenCalled();
});

test('a body of another content type is ignored', async () => {
  expect((await send(legacy(), 'text/plain')).status).toBe(204);
  expect(report).not.toHaveBeenCalled();
});
