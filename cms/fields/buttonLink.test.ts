import { expect, test } from 'vitest';
import { parseFields } from '#domain/content/fields.ts';
import { buttonLinkFields, buttonOf } from './buttonLink.ts';

const whole = { href: '/kop-bil', text: 'Alla bilar' };

function button(content: Readonly<Record<string, unknown>>) {
  const { values, problems } = parseFields(buttonLinkFields(), content);
  const made = buttonOf(values);
  return { made: made && [made.href, made.text], problems: problems.map(({ field }) => field) };
}

test.each([
  ['words and a link', { value: 'Fler' }, { value: whole }, ['/kop-bil', 'Fler']],
  ['words and an address', { value: 'Fler' }, { value: '/kop-bil' }, ['/kop-bil', 'Fler']],
  ['a whole link as the address alone', undefined, { value: whole }, ['/kop-bil', 'Alla bilar']],
  ['a whole link as the words alone', { value: whole }, undefined, ['/kop-bil', 'Alla bilar']],
  [
    'two links: the words of one, the address of the other',
    { value: { href: '/a', text: 'Fler' } },
    { value: whole },
    ['/kop-bil', 'Fler'],
  ],
  [
    'a link without an address as the words',
    { value: { text: 'Fler' } },
    { value: whole },
    ['/kop-bil', 'Fler'],
  ],
  ['words alone', { value: 'Fler' }, { value: '' }, undefined],
  ['an address alone', { value: ' ' }, { value: '/kop-bil' }, undefined],
  ['nothing', undefined, undefined, undefined],
])('%s', (_what, ButtonLink, Link, expected) => {
  expect(button({ ButtonLink, Link })).toEqual({ made: expected, problems: [] });
});

test.each([
  ['an address that runs', { value: 'Fler' }, { value: 'javascript:alert(1)' }, ['Link']],
  ['a number of a thing', { value: ['x'] }, { value: whole }, ['ButtonLink']],
])('%s is reported for its field', (_what, ButtonLink, Link, problems) => {
  expect(button({ ButtonLink, Link }).problems).toEqual(problems);
});

test('the button keeps the link’s new tab', () => {
  const Link = { value: { ...whole, target: '_blank' } };
  const { values } = parseFields(buttonLinkFields(), { ButtonLink: { value: 'Fler' }, Link });
  expect(buttonOf(values)).toMatchObject({ newTab: true, text: 'Fler' });
});
