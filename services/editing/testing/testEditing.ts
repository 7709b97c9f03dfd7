import { scryptSync } from 'node:crypto';
import { openUploadStore } from '../../media/uploads/uploadStore.ts';
import { createEditing, type EditingOptions } from '../editingService.ts';
import { editorKey, type KnownEditor } from '../editors.ts';

/** Where the services of tests are. */
export const testOrigin = 'http://services.test';

const salt = Buffer.from('salt');

/** An editor with a hash that costs nothing. */
export function testEditor(
  name: string,
  password: string,
  changes: Partial<KnownEditor> = {},
): KnownEditor {
  const hash = scryptSync(password, salt, 32, { cost: 2, blockSize: 8, parallelization: 1 });
  return {
    name,
    role: 'editor',
    password: { ln: 1, r: 8, p: 1, salt, hash },
    passwordMark: hash.toString('base64url', 0, 12),
    shownPassword: undefined,
    ...changes,
  };
}

/** Editors by name. */
export function editorsOf(...editors: readonly KnownEditor[]): EditingOptions['editors'] {
  return new Map(editors.map((each) => [editorKey(each.name), each]));
}

/** The service of editing with a clock that tests set, called without a network. */
export function createTestEditing(changes: Partial<EditingOptions> = {}) {
  const clock = { now: 1_800_000_000_000 };
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const editing = createEditing({
    editors: editorsOf(
      testEditor('Anna', 'annas password', { role: 'publisher' }),
      testEditor('Bo', 'bos password'),
    ),
    sites: [
      { name: 'alfa', title: 'Alfa', hostname: 'alfa.example', language: 'sv', languages: ['sv'] },
    ],
    mainSite: 'alfa',
    findItem: async () => undefined,
    mediaUses: () => [],
    origin: testOrigin,
    siteOrigin: 'http://{site}.localhost:3000',
    sessionKeys: ['k'.repeat(32)],
    editingSecret: 'a secret',
    mediaFolder: '/nowhere',
    uploads: openUploadStore({ dataFolder: undefined, log }),
    editorFolder: '/nowhere',
    dataFolder: undefined,
    now: () => clock.now,
    log,
    ...changes,
  });
  return { ...editing, ...createTestBrowser(editing.service.handle), clock, lines };
}

/** A browser that keeps the cookie and the token of its session. */
function createTestBrowser(handle: ReturnType<typeof createEditing>['service']['handle']) {
  const kept = { cookie: '', csrf: '' };

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({ cookie: kept.cookie, ...Object(init.headers) });
    const answer = await handle(new Request(testOrigin + path, { ...init, headers }));
    const [cookie] = answer.headers.getSetCookie();
    if (cookie !== undefined) kept.cookie = cookie.split(';')[0] ?? '';
    return answer;
  }

  function post(path: string, body: unknown, headers: Record<string, string> = {}) {
    const own = { origin: testOrigin, 'x-csrf-token': kept.csrf };
    return ask(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...own, ...headers },
    });
  }

  async function signIn(name: string, password: string): Promise<Response> {
    const answer = await post('/edit/api/sign-in', { name, password });
    if (answer.ok) kept.csrf = (await answer.clone().json()).csrf;
    return answer;
  }

  return { kept, ask, post, signIn };
}
