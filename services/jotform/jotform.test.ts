import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { createTestApplication } from '../testing.ts';

const application = await createTestApplication();
const { ask } = application;
afterAll(application.close);
afterEach(() => ask('/faults', { method: 'DELETE' }));

const form = '26050100102';
const key = { 'x-api-key': 'forecourt-local' };

function post(values: Record<string, string>) {
  const body = new URLSearchParams(values);
  return ask(`/jotform/${form}?language=en`, { method: 'POST', body });
}

test.each([
  ['sv', 'Vad var bra?'],
  ['en', 'What was good?'],
  ['nb', 'Hva var bra?'],
  ['fi', 'Mikä oli hyvää?'],
  ['sk', 'Čo bolo dobré?'],
])('a form is available in %s', async (language, label) => {
  const answer = await ask(`/jotform/${form}?language=${language}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(label);
});

describe('submissions', () => {
  test('are empty before the first one', async () => {
    const answer = await ask('/jotform/form/26050100101/submissions', { headers: key });
    await expect(answer.json()).resolves.toEqual({ responseCode: 200, content: [] });
  });

  test('are listed newest first, with all questions', async () => {
    await post({ best: 'The coffee' });
    const sent = await post({ best: 'The people', email: 'kim@kund.example' });
    expect(sent.status).toBe(303);
    expect(await (await ask(sent.headers.get('location') ?? '')).text()).toContain('Thank you');
    const answer = await ask(`/jotform/form/${form}/submissions?limit=1`, { headers: key });
    await expect(answer.json()).resolves.toMatchObject({
      content: [
        {
          form_id: form,
          answers: {
            1: { name: 'best', order: 1, text: 'What was good?', answer: 'The people' },
            2: { name: 'better', order: 2, text: 'What can we do better?' },
            3: { name: 'email', order: 3, text: 'Email', answer: 'kim@kund.example' },
          },
        },
      ],
    });
    expect(await (await ask('/')).text()).toContain('Jotform submissions');
  });

  test.each([
    ['without the key', form, {}, 401],
    ['with another key', form, { 'x-api-key': 'guess' }, 401],
    ['of an unknown form', '1', key, 404],
  ])('%s are refused', async (_what, id, headers, status) => {
    expect((await ask(`/jotform/form/${id}/submissions`, { headers })).status).toBe(status);
  });
});

test('an unknown form answers 404', async () => {
  expect((await ask('/jotform/1')).status).toBe(404);
});

test('Jotform can be made to fail', async () => {
  const headers = { 'content-type': 'application/json' };
  await ask('/faults/jotform', { method: 'PUT', headers, body: '{"mode":"failing"}' });
  expect((await ask(`/jotform/${form}`)).status).toBe(500);
});
