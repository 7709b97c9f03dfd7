import { expect, test } from 'vitest';
import { parseDictionary } from '#domain/content/dictionary.ts';
import { testFacility } from '#domain/facilities/testing/testFacility.ts';
import { serverMarkup } from '#features/shared/serverMarkup.ts';
import { ContactSection } from './ContactSection.tsx';
import type { ContactSectionProps } from './ContactSectionProps.ts';
import { contactAnchors, leadsToForm } from './contactAnchors.ts';

const { dictionary } = parseDictionary(new Map([['contactTitle', 'Kontakta säljaren']]));

const contact: ContactSectionProps['contact'] = {
  siteName: 'nordvik-se',
  car: { id: 'MLB210', brand: 'Volvo', model: 'V60' },
  source: 'https://nordvik.example/bil/MLB210',
  receiver: { kind: 'known', recipient: { name: 'Nordvik Uppsala', email: 'a@nordvik.example' } },
};

/** The markup with the form, whose code is loaded lazily. */
async function markupOf(props: Partial<ContactSectionProps>): Promise<string> {
  return serverMarkup(
    <ContactSection
      facility={undefined}
      facilityContact={undefined}
      facilityHref={undefined}
      sellers={[]}
      contact={undefined}
      dictionary={dictionary}
      {...props}
    />,
  );
}

test('each fragment of a link is a place in the section', async () => {
  const markup = await markupOf({ contact });
  for (const anchor of Object.values(contactAnchors)) expect(markup).toContain(` id="${anchor}"`);
  expect(Object.values(contactAnchors).some((anchor) => leadsToForm(`#${anchor}`))).toBe(true);
});

test.each([
  ['a name', { name: 'Anna Lind' }, 'Anna Lind'],
  ['a phone number', { phone: '018-555 01 20' }, '018-555 01 20'],
  ['an address', { email: 'anna@nordvik.example' }, 'anna@nordvik.example'],
])('a seller of whom only %s is known has a card', async (_what, seller, text) => {
  const [item = ''] = /<li>.*<\/li>/s.exec(await markupOf({ sellers: [seller] })) ?? [];
  const words = item.split(/<[^>]*>/).filter((each) => each !== '');
  expect(words).toEqual([text]);
});

test('the headings of the facility and of the sellers follow the outline of the page', async () => {
  const sellers = [{ name: 'Anna Lind' }];
  const levels = (markup: string) => Array.from(markup.matchAll(/<h(\d)/g), ([, level]) => level);
  expect(levels(await markupOf({ sellers }))).toEqual(['2', '3']);
  expect(levels(await markupOf({ sellers, facility: testFacility() }))).toEqual(['2', '3', '4']);
});
