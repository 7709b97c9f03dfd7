import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Editor } from '../../editing/editor.ts';
import type { Handler } from '../../service.ts';
import { createLiveContent } from '../liveContent.ts';
import { createAuthoredContent } from './authoredContent.ts';
import { authoringPath, createAuthoringHandler } from './authoringHandler.ts';
import { openVersionStore, type VersionStore } from './versionStore.ts';

const group = fileURLToPath(new URL('../../testGroup/content', import.meta.url));
const about = '/sitecore/content/Test/alfa/Home/om-oss';

let store: VersionStore;
let editor: Editor | undefined;

beforeEach(() => {
  store = openVersionStore({ dataFolder: undefined, log: () => undefined });
  editor = { name: 'anna', role: 'editor' };
});
afterEach(() => store.close());

function createHandler(): Handler {
  const files = createLiveContent(group, 'Test').current;
  const content = createAuthoredContent({ files, store, now: () => 0 });
  const signedIn = () => editor;
  return createAuthoringHandler({
    content,
    access: { key: undefined, signedIn },
    log: () => undefined,
  });
}

async function ask(handle: Handler, query: string) {
  const body = JSON.stringify({ query });
  const address = `http://services.test${authoringPath}`;
  const answer = await handle(new Request(address, { method: 'POST', body }));
  return answer.json();
}

const update = `mutation { updateItem(input: { path: "${about}", fields: [{ name: "navTitle", value: "A" }] }) {
  item { itemId version } } }`;

test('an editor who has signed in writes, and doesn’t publish', async () => {
  const handle = createHandler();
  const { data } = await ask(handle, update);
  expect(data.updateItem.item.version).toBe(2);
  const id = data.updateItem.item.itemId;
  for (const mutation of [
    'publishSite',
    `publishItem(input: { rootItemId: "${id}" })`,
    `unpublishItem(input: { itemId: "${id}" })`,
  ]) {
    const { errors } = await ask(handle, `mutation { ${mutation} { operationId } }`);
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
  }
  editor = undefined;
  expect((await ask(handle, update)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
});

test('only POST is answered', async () => {
  const answer = await createHandler()(new Request(`http://services.test${authoringPath}`));
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
});
