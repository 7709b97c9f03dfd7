import { expect, test, vi } from 'vitest';
import { createStore } from './createStore.ts';
import type { FinishDocument } from './finishDocument.ts';
import { answerOf } from './frontCacheFixtures.ts';
import { plainBody } from './storedPage.ts';

const finish = vi.fn<FinishDocument>(async ({ html, headers }) => ({
  html: `finished ${html}`,
  headers: [...headers, ['link', '</a.css>']],
}));

/** What is stored of an answer of a type, and what is logged. */
async function stored(type: string | undefined) {
  const log = vi.fn();
  const headers = type === undefined ? [] : [['content-type', type] as const];
  const page = await createStore({ finish, log })(answerOf({ headers, status: 404 }));
  const text = (await plainBody(page)).toString();
  return { status: page.status, text, hasLink: page.fresh.identity.includes('link'), log };
}

test.each([
  ['text/html', true],
  ['text/html; charset=utf-8', true],
  ['text/plain', false],
  ['application/xml', false],
  [undefined, false],
])('an answer of the type %s is finished: %s', async (type, isFinished) => {
  const { log, ...page } = await stored(type);
  const text = isFinished ? 'finished page' : 'page';
  expect(page).toEqual({ status: 404, text, hasLink: isFinished });
  expect(log).not.toHaveBeenCalled();
});

test('a page that can’t be finished is stored as the framework made it, and logged', async () => {
  finish.mockRejectedValueOnce(new Error('a bug'));
  const { log, ...page } = await stored('text/html');
  expect(page).toEqual({ status: 404, text: 'page', hasLink: false });
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^front cache: a page can't be finished: Error: a bug/),
  );
});
