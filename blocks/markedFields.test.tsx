import { expect, test } from 'vitest';
import { blockMarkup } from '#cms/testing/blockMarkup.tsx';
import { filledServices } from '#cms/testing/filledServices.ts';
import { foundInBlocks } from '#cms/testing/foundInBlocks.ts';
import { validContent } from '#cms/testing/validContent.ts';
import { testRecord } from '#domain/cars/testing/testCar.ts';
import type { FieldDeclarations, FieldKind } from '#domain/content/fields.ts';
import { testLoan } from '#domain/finance/testing/testLoan.ts';
import { mapRecord } from '#domain/record.ts';
import { findBlock } from './findBlock.ts';
import { registry } from './registry.ts';

/** What editors type or choose from their media. All else is set in the form beside the page. */
const contentKinds: readonly FieldKind[] = [
  ...(['text', 'rich-text', 'image', 'media', 'link', 'multilist'] as const),
];

/** The car has the id that the content names, and a loan, because its page has a text about it. */
const services = filledServices({ car: testRecord({ id: 'Text', loan: testLoan() }) });

/** Content as the page editor gets it. Lists have one entry. */
function editedContent(
  fields: FieldDeclarations,
  isFilled: boolean,
): Readonly<Record<string, unknown>> {
  const valid = validContent(fields);
  const byProp = mapRecord(fields, ({ name, entries }) => {
    const own = isFilled ? Object(valid[name]) : { value: '' };
    const entry = { id: '1', name: 'n', fields: editedContent(entries ?? {}, isFilled) };
    const content = entries ? { value: [entry] } : own;
    return [name, { ...content, metadata: { fieldId: name } }] as const;
  });
  return Object.fromEntries(Object.values(byProp));
}

/** The names of the fields of content, also those of the entries of lists. */
function contentNames(fields: FieldDeclarations): readonly string[] {
  return Object.values(fields).flatMap(({ kind, name, entries = {} }) =>
    contentKinds.includes(kind) ? [name, ...contentNames(entries)] : [],
  );
}

/** The names of the block’s fields that editors can’t click on the page. */
async function unmarkedFields(name: string, isFilled: boolean): Promise<readonly string[]> {
  const fields = registry[name]?.fields ?? {};
  const { markup } = await blockMarkup(name, editedContent(fields, isFilled), {
    find: findBlock,
    mode: 'edit',
    services,
    // Only the page of one car names it in its address.
    frame: { wildcards: name === 'CarDetail' ? ['Text'] : [] },
  });
  return contentNames(fields).filter(
    (field) => !markup.includes(`&quot;fieldId&quot;:&quot;${field}&quot;`),
  );
}

function unmarkedInBlocks(isFilled: boolean) {
  return foundInBlocks(Object.keys(registry), async (name) => {
    const fields = await unmarkedFields(name, isFilled);
    return fields.length > 0 ? fields : undefined;
  });
}

/** Editors find the picture for phones, and what menus contain, in the form of the entry. */
const inForms = {
  Carousel: ['ImagePhone'],
  MainNavigation: ['Title', 'Link'],
  MegaMenuNavigation: expect.arrayContaining(['Title', 'Link', 'Url', 'ImageUrl', 'Children']),
};

test('in the page editor, everything that editors have written can be clicked', async () => {
  expect(await unmarkedInBlocks(true)).toEqual(inForms);
});

/** The note about the loan exists if it has a text, and the button of the teaser if it has cars. */
const afterOthers = { CarDetail: ['LoanText', 'LoanLink'], CarTeaserFixed: ['ButtonLink'] };

test('so can everything that they have not written yet', async () => {
  expect(await unmarkedInBlocks(false)).toEqual({ ...inForms, ...afterOthers });
});
