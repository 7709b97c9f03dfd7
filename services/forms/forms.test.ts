import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = await createTestApplication();
const { ask } = application;
afterAll(application.close);
afterEach(() => ask('/faults', { method: 'DELETE' }));

function post(path: string, values: Record<string, string>, headers: Record<string, string> = {}) {
  return ask(path, { method: 'POST', headers, body: new URLSearchParams(values) });
}

const message = { name: 'Kim Berg', email: 'kim@kund.example', message: 'Hej <b>där</b>' };

test('the embed script is served as JavaScript', async () => {
  const answer = await ask('/forms/embed/v2.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  expect(await answer.text()).toContain('hbspt');
});

describe('a form', () => {
  test.each([
    ['contact', 'sv', 'Meddelande'],
    ['contact', 'en', 'Message'],
    ['newsletter', 'nb', 'Jeg vil ha nyhetsbrevet'],
    ['newsletter', 'fi', 'Sähköposti'],
    ['trade-in', 'sk', 'Evidenčné číslo'],
    ['trade-in', 'sv-SE', 'Mätarställning'],
    ['trade-in', 'xx', 'Mätarställning'],
  ])('%s is available in %s', async (form, locale, label) => {
    const answer = await ask(`/forms/form/${form}?locale=${locale}&region=eu`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(label);
  });

  test('that doesn’t exist answers 404 and informs the embedding page', async () => {
    const answer = await ask('/forms/form/survey?locale=en');
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(html).toContain('There is no such form.');
    expect(html).toContain('data-moment="missing"');
  });

  test('allows only its own script, and can be framed', async () => {
    const policy = (await ask('/forms/form/contact')).headers.get('content-security-policy');
    expect(policy).toMatch(/script-src 'sha256-[^']+'/);
    expect(policy).not.toContain('frame-ancestors');
  });
});

describe('a submission', () => {
  test('is stored, confirmed, and shown escaped on the front page', async () => {
    const answer = await post('/forms/form/contact?locale=en', message);
    expect(answer.status).toBe(303);
    const next = answer.headers.get('location') ?? '';
    const thanks = await (await ask(next)).text();
    expect(thanks).toContain('Thank you, your message is on its way to us.');
    expect(thanks).toContain('data-moment="sent"');
    const front = await (await ask('/')).text();
    expect(front).toContain('Form submissions');
    expect(front).toContain('kim@kund.example');
    expect(front).toContain('Hej &lt;b&gt;där&lt;/b&gt;');
  });

  test.each([
    ['contact', {}, ['Fyll i Namn.', 'Fyll i E-post.', 'Fyll i Meddelande.']],
    ['contact', { ...message, email: 'kim@kund' }, ['Kontrollera E-post.']],
    ['contact', { ...message, phone: 'call me' }, ['Kontrollera Telefon.']],
    ['contact', { ...message, name: '   ' }, ['Fyll i Namn.']],
    ['newsletter', { email: 'kim@kund.example' }, ['Fyll i Jag vill ha nyhetsbrevet.']],
    [
      'trade-in',
      { ...message, registrationNumber: 'MLB 123', mileage: 'many' },
      ['Kontrollera Mätarställning.'],
    ],
  ])('%s %j is answered with its problems', async (form, values, problems) => {
    const answer = await post(`/forms/form/${form}`, values);
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const problem of problems) expect(html.split(problem)).toHaveLength(3);
    expect(html.match(/aria-invalid="true" aria-describedby/g)).toHaveLength(problems.length);
  });

  test('is returned escaped', async () => {
    const html = await (await post('/forms/form/contact', { message: '"><i>' })).text();
    expect(html).toContain('&quot;&gt;&lt;i&gt;</textarea>');
  });

  test.each([
    ['from another site', '/forms/form/contact', { 'sec-fetch-site': 'cross-site' }, 403],
    ['of an unknown form', '/forms/form/survey', {}, 404],
  ])('%s is refused', async (_what, path, headers, status) => {
    expect((await post(path, message, headers)).status).toBe(status);
  });

  test('that is too large is refused', async () => {
    const answer = await post('/forms/form/contact', { ...message, message: 'a'.repeat(60_000) });
    expect(answer.status).toBe(413);
  });
});

test('the provider can be made to fail', async () => {
  const headers = { 'content-type': 'application/json' };
  await ask('/faults/forms', { method: 'PUT', headers, body: '{"mode":"failing"}' });
  expect((await ask('/forms/embed/v2.js')).status).toBe(500);
  expect((await ask('/forms/form/contact')).status).toBe(500);
});
