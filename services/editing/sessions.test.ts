import { expect, test } from 'vitest';
import { createTestEditing, editorsOf, testEditor, testOrigin } from './testing/testEditing.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

async function signedIn(changes: Parameters<typeof createTestEditing>[0] = {}) {
  const editing = createTestEditing(changes);
  expect((await editing.signIn('anna', 'annas password')).status).toBe(200);
  const status = async () => (await editing.ask('/edit/api/session')).status;
  return { ...editing, status };
}

test('an editor who signs in gets a session, its token and the sites', async () => {
  const { signIn, ask } = createTestEditing();
  const answer = await signIn(' ANNA', 'annas password');
  expect(answer.headers.get('set-cookie')).toMatch(
    /^editing=\S+; Path=\/; HttpOnly; SameSite=Strict$/,
  );
  const body = await answer.json();
  expect(body).toEqual({
    editor: { name: 'Anna', role: 'publisher' },
    csrf: expect.stringMatching(/^[\w-]{43}$/),
    sites: [
      {
        name: 'alfa',
        title: 'Alfa',
        origin: 'http://alfa.localhost:3000',
        language: 'sv',
        languages: ['sv'],
        editingUrl: 'http://alfa.localhost:3000/api/editing/render?secret=a+secret&sc_site=alfa',
      },
    ],
  });
  expect(await (await ask('/edit/api/session')).json()).toEqual(body);
});

test('behind TLS the cookie needs TLS and belongs to one host', async () => {
  const { post } = createTestEditing({ origin: 'https://edit.example' });
  const body = { name: 'anna', password: 'annas password' };
  const answer = await post('/edit/api/sign-in', body, { origin: 'https://edit.example' });
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-editing=.+; Secure$/);
});

test.each([
  ['an unknown name', 'Carl', 'annas password'],
  ['a wrong password', 'Anna', 'bos password'],
  ['an empty password', 'Anna', ''],
])('%s is refused in the same words', async (_what, name, password) => {
  const answer = await createTestEditing().signIn(name, password);
  expect(answer.status).toBe(401);
  expect(answer.headers.has('set-cookie')).toBe(false);
  expect(await answer.json()).toEqual({ kind: 'wrong' });
});

test.each([
  ['a page of another origin', { origin: 'http://alfa.localhost:3000' }],
  ['a program without an origin', { origin: '' }],
])('%s can’t sign anybody in', async (_what, headers) => {
  const { post } = createTestEditing();
  const body = { name: 'Anna', password: 'annas password' };
  expect((await post('/edit/api/sign-in', body, headers)).status).toBe(403);
});

test('guesses of a name are limited, whoever makes them, and nobody is named in the log', async () => {
  const { post, clock, lines } = createTestEditing();
  const guess = (name: string, address: number) =>
    post(
      '/edit/api/sign-in',
      { name, password: 'a guess' },
      { 'x-forwarded-for': `10.0.0.${address}` },
    );
  for (let time = 0; time < 10; time += 1) expect((await guess('anna', time)).status).toBe(401);
  const refused = await guess('ANNA', 11);
  expect(refused.status).toBe(429);
  expect(await refused.json()).toEqual({ kind: 'limited', retryAfterSeconds: 90 });
  expect((await guess('bo', 11)).status).toBe(401);
  clock.now += 90_000;
  expect((await guess('anna', 12)).status).toBe(401);
  expect(lines).toEqual(['rate limit sign-ins-of-editor: reached, counted by name']);
});

test('guesses of an address are limited, and successes don’t count', async () => {
  const { post, signIn } = createTestEditing();
  const address = { 'x-forwarded-for': 'made up, 10.0.0.1' };
  const guess = (name: string) => post('/edit/api/sign-in', { name, password: 'a guess' }, address);
  for (let time = 0; time < 30; time += 1) await guess(`name ${time}`);
  expect((await guess('another name')).status).toBe(429);
  for (let time = 0; time < 40; time += 1) {
    expect((await signIn('Anna', 'annas password')).status).toBe(200);
  }
});

test('a session goes on while its editor works, until the day is over', async () => {
  const { ask, clock, status } = await signedIn();
  clock.now += minuteMs;
  expect((await ask('/edit/api/session')).headers.has('set-cookie')).toBe(false);
  for (let hours = 1; hours < 12; hours += 1) {
    clock.now += hourMs;
    expect(await status()).toBe(200);
  }
  clock.now += hourMs;
  expect(await status()).toBe(401);
});

test('a session ends after two hours without a request', async () => {
  const { clock, status } = await signedIn();
  clock.now += 2 * hourMs - 1;
  expect(await status()).toBe(200);
  clock.now += 2 * hourMs;
  expect(await status()).toBe(401);
});

test('signing out ends the session on the server too, for all who have its cookie', async () => {
  const { kept, post, status } = await signedIn();
  const { cookie } = kept;
  const answer = await post('/edit/api/sign-out', {});
  expect(answer.headers.get('set-cookie')).toMatch(/^editing=; Max-Age=0; Path=\//);
  kept.cookie = cookie;
  expect(await status()).toBe(401);
});

test.each([
  ['without a token', { 'x-csrf-token': '' }],
  ['with the token of another session', { 'x-csrf-token': 'A'.repeat(43) }],
  ['from another origin', { origin: 'http://evil.test' }],
])('a changing request %s is refused', async (_what, headers) => {
  const { post, access, kept, status } = await signedIn();
  const answer = await post('/edit/api/sign-out', {}, headers);
  expect([answer.status, await answer.json()]).toEqual([403, { kind: 'forged' }]);
  expect(await status()).toBe(200);
  const init = { method: 'POST', headers: { cookie: kept.cookie, origin: testOrigin, ...headers } };
  expect(access.signedIn(new Request(testOrigin, init))).toBeUndefined();
});

test('other services know who is signed in', async () => {
  const { access, kept } = await signedIn();
  const headers = { cookie: kept.cookie, origin: testOrigin, 'x-csrf-token': kept.csrf };
  const request = new Request(`${testOrigin}/content`, { method: 'POST', headers });
  expect(access.signedIn(request)).toEqual({ name: 'Anna', role: 'publisher' });
  expect(access.signedIn(new Request(testOrigin))).toBeUndefined();
});

test('a session outlives a restart with its key, also while another key replaces it', async () => {
  const { kept } = await signedIn();
  const statusWith = async (changes: Parameters<typeof createTestEditing>[0]) => {
    const next = createTestEditing(changes);
    return (await next.ask('/edit/api/session', { headers: { cookie: kept.cookie } })).status;
  };
  expect(await statusWith({ sessionKeys: ['n'.repeat(32), 'k'.repeat(32)] })).toBe(200);
  expect(await statusWith({ sessionKeys: ['n'.repeat(32)] })).toBe(401);
  expect(await statusWith({ sessionKeys: undefined })).toBe(401);
});

test.each([
  ['removed', editorsOf(testEditor('Bo', 'bos password')), 401],
  ['given a new password', editorsOf(testEditor('Anna', 'another password')), 401],
  ['made an editor', editorsOf(testEditor('Anna', 'annas password')), 200],
])(
  'the session of a publisher who was %s knows it after a restart',
  async (_what, editors, status) => {
    const { kept } = await signedIn();
    const next = createTestEditing({ editors });
    const answer = await next.ask('/edit/api/session', { headers: { cookie: kept.cookie } });
    expect(answer.status).toBe(status);
    if (answer.ok) expect((await answer.json()).editor.role).toBe('editor');
  },
);

test.each([
  ['a changed role', (cookie: string) => cookie.replace('Anna', 'Bo')],
  ['no signature', (cookie: string) => cookie.replace(/%26token.*/, '')],
  ['a broken escape', (cookie: string) => `${cookie}%`],
  ['a second cookie of the name', (cookie: string) => `${cookie}; ${cookie}`],
])('a cookie with %s is nobody’s', async (_what, change) => {
  const { kept, status } = await signedIn();
  kept.cookie = change(kept.cookie);
  expect(await status()).toBe(401);
});

test('only accounts of a demo are shown, on the front page and in the editor', async () => {
  const shown = testEditor('demo', 'a shown password', { shownPassword: 'a shown password' });
  const editors = editorsOf(testEditor('Anna', 'annas password'), shown);
  const { ask, service } = createTestEditing({ editors, origin: 'http://localhost:4000' });
  const demoEditor = { name: 'demo', password: 'a shown password' };
  expect(await (await ask('/edit/api/session')).json()).toEqual({ kind: 'signed-out', demoEditor });
  const html = String(await service.panels?.[0]?.render());
  expect(html).toContain('a shown password');
  expect(html).not.toContain('Anna');
});

test.each([
  ['https://edit.localhost', 200],
  ['http://127.0.0.1:4000', 200],
  ['https://edit.example', 401],
  ['https://localhost.example', 401],
])('a password that everybody can read, at %s: %i', async (origin, status) => {
  const shown = testEditor('demo', 'a shown password', { shownPassword: 'a shown password' });
  const editors = editorsOf(testEditor('Anna', 'annas password'), shown);
  const { post, lines, service } = createTestEditing({ editors, origin });
  const body = { name: 'demo', password: 'a shown password' };
  expect((await post('/edit/api/sign-in', body, { origin })).status).toBe(status);
  const others = { name: 'anna', password: 'annas password' };
  expect((await post('/edit/api/sign-in', others, { origin })).status).toBe(200);
  const isOff = status === 401;
  expect(String(await service.panels?.[0]?.render()).includes('a shown password')).toBe(!isOff);
  expect(lines.filter((line) => line.includes('shows their passwords'))).toHaveLength(
    isOff ? 1 : 0,
  );
});

test.each([
  ['no JSON', 'name=Anna'],
  ['no password', { name: 'Anna' }],
  ['a password of a megabyte', { name: 'Anna', password: 'a'.repeat(1_000_000) }],
])('%s is refused, without an attempt', async (_what, body) => {
  const { ask } = createTestEditing();
  const init = { method: 'POST', headers: { origin: testOrigin } };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await ask('/edit/api/sign-in', { ...init, body: text });
  expect([400, 413]).toContain(answer.status);
});
