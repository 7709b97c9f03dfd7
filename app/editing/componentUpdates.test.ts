import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportStatus, showUpdates } from './componentUpdates.ts';
import { componentElementId, statusMessage } from './libraryMessages.ts';

const address = 'https://nordvik.example/api/editing/page?uid=a';
const editorOrigin = 'https://editor.example';

const show = vi.fn<(html: string) => void>();
const answers = vi.fn<typeof fetch>();

/** Reads a document as far as needed: Node has no parser of its own. */
class TestParser {
  parseFromString(html: string) {
    const element = new RegExp(`<div id="${componentElementId}">(.*)</div>`).exec(html);
    return { getElementById: () => (element ? { innerHTML: element[1] } : null) };
  }
}

let frame: EventTarget & { readonly parent: { readonly postMessage: typeof vi.fn } };
let stop: () => void;

beforeEach(() => {
  vi.resetAllMocks();
  frame = Object.assign(new EventTarget(), {
    location: new URL(address),
    parent: { postMessage: vi.fn() },
  });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('fetch', answers);
  vi.stubGlobal('DOMParser', TestParser);
  answers.mockImplementation(async (_address, request) => page(String(request?.body)));
  stop = showUpdates([editorOrigin], show);
});

afterEach(() => stop());

/** A page with a component. */
function page(text: string): Response {
  return new Response(`<main><div id="${componentElementId}">${text}</div></main>`);
}

interface From {
  readonly origin?: string;
  readonly source?: unknown;
}

/** A message, by default of the editor that frames the page. */
function receive(data: unknown, { origin = editorOrigin, source = frame.parent }: From = {}): void {
  frame.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
}

function update(title: string) {
  return { name: 'component:update', details: { uid: 'a', fields: { Title: title } } };
}

function updatesWith(fields: object) {
  return JSON.stringify({ updates: [{ uid: 'a', fields, params: {} }] });
}

test('the state of a component is told to the editor', () => {
  reportStatus('ready', 'a');
  expect(frame.parent.postMessage).toHaveBeenCalledWith(statusMessage('ready', 'a'), '*');
});

test.each([editorOrigin, 'https://nordvik.example'])(
  'an update from %s is rendered by the server and shown',
  async (origin) => {
    receive(update('Hej'), { origin });
    await vi.waitFor(() => expect(show).toHaveBeenCalledWith(updatesWith({ Title: 'Hej' })));
    expect(answers).toHaveBeenCalledWith(
      address,
      expect.objectContaining({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      }),
    );
  },
);

test('an update is rendered with those before it', async () => {
  receive({ name: 'component:update', details: { uid: 'a', fields: { Text: 'Välkommen' } } });
  receive(update('Hej'));
  await vi.waitFor(() =>
    expect(show).toHaveBeenCalledWith(updatesWith({ Text: 'Välkommen', Title: 'Hej' })),
  );
});

test('a newer update ends the request for the one before', async () => {
  answers.mockImplementation(
    (_address, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(new Error('ended')));
      }),
  );
  receive(update('Hej'));
  answers.mockResolvedValueOnce(page('new'));
  receive(update('Hej igen'));
  await vi.waitFor(() => expect(show.mock.calls).toEqual([['new']]));
  expect(answers.mock.calls.map(([, request]) => request?.signal?.aborted)).toEqual([true, false]);
});

test.each([
  ['another site', update('Hej'), { origin: 'https://other.example' }],
  ['another frame', update('Hej'), { source: {} }],
  ['the editor, but no update', { name: 'component:status' }, {}],
])('a message of %s changes nothing', (_who, data, from) => {
  receive(data, from);
  expect(answers).not.toHaveBeenCalled();
});

test.each([
  ['that failed', () => Promise.resolve(new Response(null, { status: 500 }))],
  ['that never came', () => Promise.reject(new Error('no connection'))],
  ['without the component', () => Promise.resolve(new Response('<main></main>'))],
])('an answer %s leaves the component as it is', async (_what, answer) => {
  answers.mockImplementationOnce(answer);
  receive(update('Hej'));
  await vi.waitFor(() => expect(answers).toHaveBeenCalled());
  await new Promise(setImmediate);
  expect(show).not.toHaveBeenCalled();
});

test('once stopped, no update is heard or shown', async () => {
  receive(update('Hej'));
  stop();
  expect(answers.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  receive(update('Hej igen'));
  expect(answers).toHaveBeenCalledOnce();
});
