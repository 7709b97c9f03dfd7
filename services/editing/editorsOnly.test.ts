import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createApplication } from '../application.ts';
import { parseEnvironment } from '../environment.ts';
import { isUnder } from '../http/isUnder.ts';
import { loopback, serve } from '../serve.ts';
import { createServices } from '../services.ts';
import { editorsOnly } from './editorsOnly.ts';

const environment = parseEnvironment({ GROUP_DIR: 'services/testGroup' });
const services = await createServices({
  environment: { ...environment, dataFolder: undefined },
  isWatching: false,
  log: () => undefined,
});
const application = createApplication({
  services,
  origin: environment.origin,
  delay: async () => undefined,
});
const ofEditors = await listening(editorsOnly(application));
const ofAll = await listening(application);

async function listening(handle: typeof application) {
  const result = await serve(handle, loopback(0), () => undefined);
  return result.kind === 'failed' ? expect.unreachable(result.reason) : result;
}

afterAll(async () => {
  await Promise.all([ofEditors.close(), ofAll.close()]);
  for (const service of services) service.close?.();
});

/** Asks for a path as it is written: clients resolve `..` before they send it. */
function statusAt(port: number, method: string, path: string): Promise<number | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const question = request({ port, host: '127.0.0.1', method, path }, (answer) => {
    answer.resume();
    resolve(answer.statusCode);
  });
  question.on('error', reject).end();
  return promise;
}

test.each([
  ['the document', 'GET', '/edit/alfa/sv'],
  ['whether somebody has signed in', 'GET', '/edit/api/session'],
  ['the address of a page', 'GET', '/edit/open'],
  ['media', 'GET', '/-/media/alfa/film.webm'],
  ['the authoring API', 'POST', '/sitecore/api/authoring/graphql/v1'],
])('editors get %s', async (_what, method, path) => {
  const expected = await statusAt(ofAll.port, method, path);
  expect(await statusAt(ofEditors.port, method, path)).toBe(expected);
});

test('the bare host leads to the editor', async () => {
  const answer = await fetch(`http://127.0.0.1:${ofEditors.port}/`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/edit']);
});

const editors = ['/edit', '/-/media', '/sitecore/api/authoring'];
const others = services
  .flatMap(({ prefixes }) => prefixes)
  .filter((prefix) => !editors.some((own) => isUnder(own, prefix)));

test('the services have addresses that editors don’t need', () => {
  expect(others).toContain('/comhub');
});

const hidden = [...others, '/healthz', '/faults', '/faults/content', '/edit-all', '/%65dit'];

test.each(
  hidden.flatMap((path) => [
    path,
    `/edit/..${path}`,
    `/edit/%2e%2e${path}`,
    `/-/media/../..${path}`,
    `/${path}`,
    `http://localhost${path}`,
  ]),
)('nobody gets %s at the address of editors', async (path) => {
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    expect([400, 404]).toContain(await statusAt(ofEditors.port, method, path));
  }
});

test('nobody switches a fault at the address of editors', async () => {
  for (const method of ['POST', 'PUT']) {
    const init = { method, body: '{"mode":"failing"}' };
    await fetch(`http://127.0.0.1:${ofEditors.port}/faults/content`, init);
  }
  const answer = await fetch(`http://127.0.0.1:${ofAll.port}/faults`);
  expect(await answer.json()).toMatchObject({ content: { mode: 'ok' } });
});

test('answers have the security headers of the services', async () => {
  const { headers } = await fetch(`http://127.0.0.1:${ofEditors.port}/faults`);
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});
