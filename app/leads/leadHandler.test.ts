import { describe, expect, test, vi } from 'vitest';
import { leadLimits } from '#domain/leads/lead.ts';
import { fail, ok } from '#domain/result.ts';
import { siteAtHost } from '#sites/siteHosts.ts';
import type { Admission, RateLimiter } from '#storage/rateLimits/rateLimit.ts';
import type { FormTokens } from '../forms/formTokens.ts';
import type { LeadLimiters } from './leadGuard.ts';
import { createLeadHandler } from './leadHandler.ts';
import type { LeadOutbox } from './outbox/leadOutbox.ts';

const id = '0b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const derivedId = '1b1e7a52-9d3c-4f7e-8a61-2f4f6f0c9d11';
const filled = { name: 'Kim Berg', phone: '0701234567', email: 'kim@example.com' };
const formName = 'nordvik-noCarContactForm';
const page = 'http://nordvik-no.localhost:3000/kjop-bil/bil/1/volvo?a=1';

const now = () => Date.parse('2026-06-15T10:00:00Z');

const full = fail({ kind: 'full', reason: 'no room' } as const);

function createHandler(
  answer: Awaited<ReturnType<LeadOutbox['accept']>> = ok('added'),
  closed?: keyof LeadLimiters,
  admission: Admission = { kind: 'refused', retryAfterSeconds: 90 },
) {
  const accept = vi.fn<LeadOutbox['accept']>(async () => answer);
  const log = vi.fn<(line: string) => void>();
  const noteRefused = vi.fn();
  const submissionIdOf = () => derivedId;
  const tokens = { check: vi.fn<FormTokens['check']>(() => ({ kind: 'valid' })) };
  const taken: (readonly [string, string])[] = [];
  const limiter = (name: keyof LeadLimiters): RateLimiter => ({
    take: async (key) => {
      taken.push([name, key]);
      return name === closed ? admission : { kind: 'admitted' };
    },
  });
  const limiters: LeadLimiters = {
    leads: limiter('leads'),
    leadsWithoutToken: limiter('leadsWithoutToken'),
    leadsOfPhone: limiter('leadsOfPhone'),
    leadsOfEmail: limiter('leadsOfEmail'),
    leadsOfRecipient: limiter('leadsOfRecipient'),
  };
  const handle = createLeadHandler({
    outbox: { accept },
    siteAtHost,
    submissionIdOf,
    tokens,
    limiters,
    hashKeys: () => ['key'],
    now,
    log,
    noteRefused,
  });
  return { handle, accept, log, noteRefused, tokens, taken };
}

function post(body: string, headers: Record<string, string> = {}) {
  return new Request('http://internal/api/forms/comhub', {
    method: 'POST',
    headers: {
      host: 'nordvik-no.localhost:3000',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body,
  });
}

function lead(values: object = {}, rest: object = {}): string {
  return JSON.stringify({
    formName,
    formSubmissionId: id,
    values: { ...filled, ...values },
    ...rest,
  });
}

/** A request for a service with a date, and nothing else wrong. */
function serviceRequest(date: string, rest: object = {}): string {
  const customer = {
    customerName: 'Kim Berg',
    customerPhone: '90000000',
    customerEmail: filled.email,
  };
  const values = {
    ...customer,
    siteEmail: 'bergen@nordvik.example',
    regno: 'AB12345',
    date,
    gdpr: true,
    ...rest,
  };
  return lead(values, { formName: 'nordvik-noServiceRequestForm' });
}

test.each(['2026-06-14', '2028-06-14'])('a request for %s is accepted', async (date) => {
  const { handle } = createHandler();
  expect((await handle(post(serviceRequest(date)))).status).toBe(202);
});

test('a request for a motorcycle to its dealer is accepted', async () => {
  const { handle } = createHandler();
  const siteEmail = 'mc.stavanger@nordvik.example';
  const body = serviceRequest('2026-06-16', { typeCar: 'motorcycle', siteEmail });
  expect((await handle(post(body))).status).toBe(202);
});

describe('a lead as JSON', () => {
  test.each([ok('added' as const), ok('known' as const)])(
    'is confirmed once the outbox holds it: %j',
    async (answer) => {
      const { handle, accept } = createHandler(answer);
      const response = await handle(post(lead()));
      expect(response.status).toBe(202);
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expect(response.json()).resolves.toEqual({});
      expect(accept).toHaveBeenCalledExactlyOnceWith({
        site: 'nordvik-no',
        lead: expect.objectContaining({ formName, formSubmissionId: id }),
      });
    },
  );

  test.each([
    ['invalid fields', lead({ name: '', email: 'kim' }), ['name', 'email']],
    ['another site’s form', lead({}, { formName: 'nordvik-seCarContactForm' }), ['formName']],
    ['no JSON', '{"formName":', ['formName']],
    ['a day before yesterday', serviceRequest('2026-06-13'), ['date']],
    ['a day that no page offers', serviceRequest('2028-06-15'), ['date']],
    [
      'a motorcycle and a dealer of cars',
      serviceRequest('2026-06-16', { typeCar: 'motorcycle' }),
      ['siteEmail'],
    ],
    [
      'a car and the dealer of motorcycles',
      serviceRequest('2026-06-16', { siteEmail: 'mc.stavanger@nordvik.example' }),
      ['siteEmail'],
    ],
  ])('is refused for %s, which are named', async (_what, body, fields) => {
    const { handle, accept } = createHandler();
    const response = await handle(post(body));
    expect(response.status).toBe(400);
    await expect(response.json()).resolves.toEqual({ failure: 'invalid-lead', fields });
    expect(accept).not.toHaveBeenCalled();
  });

  test('is refused if it is too large', async () => {
    const { handle } = createHandler();
    const message = 'x'.repeat(leadLimits.bodyBytes);
    const response = await handle(post(lead({ message })));
    expect(response.status).toBe(413);
  });

  test('is unconfirmed if the outbox could not take it, which is logged without personal data', async () => {
    const { handle, log, noteRefused } = createHandler(full);
    const response = await handle(post(lead()));
    expect(response.status).toBe(503);
    await expect(response.json()).resolves.toEqual({ failure: 'unavailable' });
    expect(noteRefused).toHaveBeenCalledExactlyOnceWith('full');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${id} (${formName})`));
    expect(log.mock.calls.join()).not.toMatch(/Kim|kim@|0701/);
  });
});

describe('limits', () => {
  const answerOf = async (response: Response) => ({
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  });

  test('count the client, the visitor and the recipient, by keys without personal data', async () => {
    const { handle, tokens, taken } = createHandler();
    await handle(post(lead(), { 'x-form-token': 'token', 'x-forecourt-client': '203.0.113.9' }));
    expect(tokens.check).toHaveBeenCalledExactlyOnceWith('token');
    expect(taken).toEqual([
      ['leads', '203.0.113.9'],
      ['leadsOfPhone', expect.stringMatching(/^[\w-]{43}$/)],
      ['leadsOfEmail', expect.stringMatching(/^[\w-]{43}$/)],
      ['leadsOfRecipient', expect.stringMatching(/^[\w-]{43}$/)],
    ]);
  });

  test('are stricter without a token', async () => {
    const { handle, tokens, taken } = createHandler();
    tokens.check.mockReturnValue({ kind: 'none' });
    expect((await handle(post(lead()))).status).toBe(202);
    expect(taken[0]).toEqual(['leadsWithoutToken', 'unknown']);
  });

  test.each(['leads', 'leadsOfPhone', 'leadsOfEmail', 'leadsOfRecipient'] as const)(
    '%s refuse with a time, and nothing after them is counted',
    async (name) => {
      const { handle, accept, taken, noteRefused } = createHandler(ok('added'), name);
      expect(await answerOf(await handle(post(lead())))).toEqual({
        status: 429,
        retryAfter: '90',
        body: { failure: 'too-many-requests', retryAfterSeconds: 90 },
      });
      expect(taken.at(-1)?.[0]).toBe(name);
      expect(accept).not.toHaveBeenCalled();
      expect(noteRefused).not.toHaveBeenCalled();
    },
  );

  test('that can’t be counted refuse, which operators are told', async () => {
    const limits = ['leads', { kind: 'unavailable' }] as const;
    const { handle, accept, noteRefused } = createHandler(ok('added'), ...limits);
    expect((await handle(post(lead()))).status).toBe(503);
    expect(accept).not.toHaveBeenCalled();
    expect(noteRefused).toHaveBeenCalledExactlyOnceWith('uncounted');
  });

  test('are stricter for a form that is sent too fast', async () => {
    const { handle, tokens, taken } = createHandler();
    tokens.check.mockReturnValue({ kind: 'too-new', retryAfterSeconds: 2 });
    expect((await handle(post(lead()))).status).toBe(202);
    expect(taken[0]).toEqual(['leadsWithoutToken', 'unknown']);
  });

  test('let such a form through once its token is old enough', async () => {
    const { handle, accept, tokens } = createHandler(ok('added'), 'leadsWithoutToken');
    tokens.check.mockReturnValue({ kind: 'too-new', retryAfterSeconds: 2 });
    expect(await answerOf(await handle(post(lead())))).toEqual({
      status: 429,
      retryAfter: '2',
      body: { failure: 'too-soon', retryAfterSeconds: 2 },
    });
    expect(accept).not.toHaveBeenCalled();
    tokens.check.mockReturnValue({ kind: 'valid' });
    expect((await handle(post(lead()))).status).toBe(202);
  });

  test('don’t count what is invalid', async () => {
    const { handle, taken } = createHandler();
    expect((await handle(post(lead({ email: 'kim' })))).status).toBe(400);
    expect(taken).toEqual([]);
  });
});

test('a lead with the hidden field filled in is refused, and logged without personal data', async () => {
  const { handle, accept, log, taken } = createHandler();
  const response = await handle(post(lead({ website: 'https://spam.example' })));
  expect(response.status).toBe(422);
  await expect(response.json()).resolves.toEqual({ failure: 'trapped' });
  expect(accept).not.toHaveBeenCalled();
  expect(taken).toEqual([]);
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `leads: ${id} (${formName}) refused: a hidden field is filled in`,
  );
});

test('an empty hidden field is no part of the lead', async () => {
  const { handle, accept } = createHandler();
  expect((await handle(post(lead({ website: '' })))).status).toBe(202);
  expect(accept.mock.calls[0]?.[0].lead.values).not.toHaveProperty('website');
});

test.each([
  ['another site’s page', { 'sec-fetch-site': 'cross-site' }, 403],
  ['an unknown host', { host: 'elsewhere.example' }, 404],
  ['another media type', { 'content-type': 'text/plain' }, 400],
])('a request from %s is refused', async (_what, headers, status) => {
  const { handle, accept } = createHandler();
  expect((await handle(post(lead(), headers))).status).toBe(status);
  expect(accept).not.toHaveBeenCalled();
});

describe('a form post without script', () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' };

  function form(values: Record<string, string> = {}): string {
    return new URLSearchParams({ formName, ...filled, source: page, ...values }).toString();
  }

  test('leads back to the page, to the confirmation', async () => {
    const { handle, accept } = createHandler();
    const response = await handle(post(form({ 'car.id': 'MLB123', quote: 'on' }), type));
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/kjop-bil/bil/1/volvo?a=1#lead-sent');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [[entry] = []] = accept.mock.calls;
    expect(entry?.lead.formSubmissionId).toBe(derivedId);
    expect(entry?.lead.values).toMatchObject({ car: { id: 'MLB123' }, quote: true });
  });

  test('keeps the id that it has', async () => {
    const { handle, accept } = createHandler();
    await handle(post(form({ formSubmissionId: id }), type));
    expect(accept.mock.calls[0]?.[0].lead.formSubmissionId).toBe(id);
  });

  test.each([
    ['an invalid field', form({ email: 'kim' }), '/kjop-bil/bil/1/volvo?a=1#lead-invalid'],
    ['too much text', form({ message: 'x'.repeat(70_000) }), '/#lead-invalid'],
  ])('leads to the message about %s', async (_what, body, location) => {
    const response = await createHandler().handle(post(body, type));
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });

  test('leads to the message about the hidden field', async () => {
    const response = await createHandler().handle(post(form({ website: 'x' }), type));
    expect(response.headers.get('location')).toBe('/kjop-bil/bil/1/volvo?a=1#lead-trapped');
  });

  test('leads to the message about too many tries', async () => {
    const { handle, tokens } = createHandler(ok('added'), 'leadsWithoutToken');
    tokens.check.mockReturnValue({ kind: 'none' });
    const response = await handle(post(form(), type));
    expect(response.headers.get('location')).toBe('/kjop-bil/bil/1/volvo?a=1#lead-refused');
  });

  test('leads to the message about a failure', async () => {
    const response = await createHandler(full).handle(post(form(), type));
    expect(response.headers.get('location')).toBe('/kjop-bil/bil/1/volvo?a=1#lead-failed');
  });

  test.each([
    ['https://elsewhere.example/phish', {}, '/#lead-sent'],
    ['https://elsewhere.example/', { referer: page }, '/kjop-bil/bil/1/volvo?a=1#lead-sent'],
    ['http://nordvik-no.localhost:3000//elsewhere.example', {}, '/elsewhere.example#lead-sent'],
    ['http://nordvik-no.localhost:3000/\\elsewhere.example', {}, '/elsewhere.example#lead-sent'],
  ])('never leads to another host: %s', async (source, headers, location) => {
    const { handle } = createHandler();
    const response = await handle(post(form({ source }), { ...type, ...headers }));
    expect(response.headers.get('location')).toBe(location);
  });
});
