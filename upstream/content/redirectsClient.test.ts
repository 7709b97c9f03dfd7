import { expect, test } from 'vitest';
import { createAsk } from './ask.ts';
import { createRedirectsClient } from './redirectsClient.ts';

function clientOf(redirects: unknown) {
  const data = { site: { siteInfo: { redirects } } };
  const fetch = async () => Response.json({ data });
  const tools = { fetch, now: () => 0, wait: async () => undefined };
  const options = { url: 'https://platform.example/sitecore/api/graph/edge', key: 'k' };
  return createRedirectsClient({ ask: createAsk({ ...options, timeoutMs: 1_000 }, tools) });
}

const wire = {
  pattern: ' /old ',
  target: '/new',
  redirectType: 'REDIRECT_302',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
};

test('redirects are read', async () => {
  const answer = await clientOf([wire]).redirects('nordvik-se');
  const [redirect] = answer.ok ? answer.value.redirects : [];
  expect(redirect).toEqual({
    pattern: '/old',
    target: '/new',
    type: 'temporary',
    keepsQuery: true,
    keepsLanguage: false,
    locale: '',
  });
});

test('garbage among them is skipped and counted', async () => {
  const garbage = [null, 7, 'x', [], {}, { ...wire, pattern: 7 }, { ...wire, redirectType: 'X' }];
  const answer = await clientOf([...garbage, wire]).redirects('nordvik-se');
  expect(answer).toMatchObject({ ok: true, value: { unreadable: garbage.length } });
  expect(answer.ok && answer.value.redirects).toHaveLength(1);
});

test.each([[undefined], [null], [[]]])('%j is an empty list', async (redirects) => {
  const answer = await clientOf(redirects).redirects('nordvik-se');
  expect(answer).toEqual({ ok: true, value: { redirects: [], unreadable: 0 } });
});

test('garbage instead of a list is a failure', async () => {
  const answer = await clientOf('x').redirects('nordvik-se');
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'malformed' } });
});
