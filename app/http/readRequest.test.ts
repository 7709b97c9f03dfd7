import { expect, test } from 'vitest';
import { z } from 'zod';
import { readAs, readBody, readJsonBody, readQuery } from './readRequest.ts';

function post(headers: Record<string, string>, body = '{"a":1}') {
  return new Request('http://internal/api', { method: 'POST', headers, body });
}

const json = { 'content-type': 'application/json; charset=utf-8' };

test.each([
  ['JSON', post(json), { a: 1 }],
  ['a form', post({ 'content-type': 'application/x-www-form-urlencoded' }), undefined],
  ['text', post({ 'content-type': 'text/plain' }), undefined],
  ['half of it', post(json, '{"a":'), undefined],
  ['too much', post(json, `"${'a'.repeat(100)}"`), undefined],
  ['nothing', new Request('http://internal/api', { method: 'POST', headers: json }), undefined],
])('the body is read as JSON: %s', async (_what, request, value) => {
  await expect(readJsonBody(request, 50)).resolves.toEqual(value);
});

const schema = z.object({
  a: z.number(),
  b: z.array(z.object({ c: z.string().max(3) })).optional(),
});

test('what a schema accepts is read', async () => {
  await expect(readBody(schema, post(json), 50)).resolves.toEqual({ ok: true, value: { a: 1 } });
});

test.each([
  [{}, ['a']],
  [{ a: '1' }, ['a']],
  [{ a: 1, b: [{ c: 'secret' }] }, ['b.0.c']],
  [{ a: 1, b: [{ c: 1 }, { c: 2 }] }, ['b.0.c', 'b.1.c']],
  [undefined, ['']],
])('of %j, parts are named that are invalid, without values', (sent, fields) => {
  const read = readAs(schema, sent);
  if (read.ok) throw new Error('It is valid.');
  expect(read.failure.fields).toEqual(fields);
  expect(read.failure.problems).toHaveLength(fields.length);
  expect(read.failure.problems.join()).not.toContain('secret');
});

test('a part with two problems is named once', () => {
  const twice = z.object({ a: z.string().max(1).regex(/^b/) });
  const read = readAs(twice, { a: 'cc' });
  expect(read.ok || [read.failure.fields, read.failure.problems.length]).toEqual([['a'], 2]);
});

test.each([
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: '2' }],
  ['a=%C3%A5', { a: 'å' }],
])('the query %s is read', (query, value) => {
  const read = readQuery(z.record(z.string(), z.string()), new URLSearchParams(query));
  expect(read).toEqual({ ok: true, value });
});
