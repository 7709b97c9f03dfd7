import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { EmbeddedForm } from './EmbeddedForm.tsx';
import { FormThanks } from './FormThanks.tsx';
import type { FormSource } from './formSource.ts';

const { dictionary } = parseDictionary(new Map());

const provided: FormSource = {
  kind: 'provided',
  formId: 'f1',
  provider: { url: 'https://forms.example', portal: '1', region: 'eu' },
  locale: 'sv',
};
const jotform: FormSource = {
  kind: 'jotform',
  formId: 'j1',
  pageUrl: 'https://jotform.example/j1',
  locale: 'sv',
  title: 'Enkät',
};

test.each([
  ['form-provider', provided],
  ['jotform', jotform],
])('the security policy allows %s for its form', async (party, form) => {
  const markup = await serverMarkup(
    <EmbeddedForm form={form} label="Kontakt" dictionary={dictionary} phone={undefined} />,
  );
  expect(markup).toContain(`="${party}"></template>`);
});

test('screen readers hear the thanks, because their place was there before', async () => {
  const thanks = { text: 'Tack!', answered: [] };
  expect(await serverMarkup(<FormThanks {...thanks} isShown={false} />)).toMatch(
    /^<div[^>]* role="status"><\/div>$/,
  );
  expect(await serverMarkup(<FormThanks {...thanks} isShown={true} />)).toContain('Tack!');
});
