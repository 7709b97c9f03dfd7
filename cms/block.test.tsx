import { expect, expectTypeOf, test } from 'vitest';
import type { BlockManual } from '#domain/content/blockManual.ts';
import { checkbox, choice, link, multilist, text } from '#domain/content/declare.ts';
import type { FieldValues } from '#domain/content/fields.ts';
import type { ContentLink } from '#domain/content/fieldTypes.ts';
import { type BlockProps, defineBlock, defineLoadedBlock } from './block.ts';

/* The compiler checks what this file expects of types, in `npm run check`. */

const fields = {
  title: text({ name: 'Title', help: 'The heading.' }),
  isReversed: checkbox({ name: 'Reverse', help: 'The other way round.' }),
  size: choice({
    name: 'Size',
    help: 'The size.',
    choices: { Small: 's', Large: 'l' },
    fallback: 's',
  }),
  links: multilist({
    name: 'Links',
    help: 'Where it leads.',
    entries: { link: link({ name: 'Link', help: 'One place.' }) },
  }),
};
const manual: BlockManual = { purpose: 'Nothing.', useWhen: [], avoidWhen: [] };

test('the props of a block have the types of its fields', () => {
  type Values = BlockProps<typeof fields>['fields'];
  expectTypeOf<Values['title']>().toEqualTypeOf<string>();
  expectTypeOf<Values['isReversed']>().toEqualTypeOf<boolean>();
  expectTypeOf<Values['size']>().toEqualTypeOf<'s' | 'l'>();
  expectTypeOf<Values['links'][number]['fields']['link']>().toEqualTypeOf<
    ContentLink | undefined
  >();
  expectTypeOf<keyof Values>().toEqualTypeOf<keyof typeof fields>();
  expectTypeOf<Values>().toEqualTypeOf<FieldValues<typeof fields>>();
});

test('a component must fit the fields of its block', () => {
  const Component = ({ fields: { title } }: BlockProps<typeof fields>) => title;
  expect(defineBlock({ manual, fields, Component }).kind).toBe('plain');
  const other = { heading: fields.title };
  // @ts-expect-error The component reads a field that isn't declared.
  expect(defineBlock({ manual, fields: other, Component }).kind).toBe('plain');
  // @ts-expect-error A field is an entry of a declaration, not a text.
  expect(defineBlock({ manual, fields: { title: 'Title' }, Component: () => null }).kind).toBe(
    'plain',
  );
});

test('the component of a loaded block gets the data of its load', () => {
  const block = defineLoadedBlock({
    manual,
    fields,
    load: async ({ fields: { size } }) => {
      expectTypeOf(size).toEqualTypeOf<'s' | 'l'>();
      return { count: 1 };
    },
    Component: ({ data }) => {
      expectTypeOf(data).toEqualTypeOf<{ count: number }>();
      return data.count;
    },
  });
  expect(block.kind).toBe('loaded');
});

test('a block needs a manual', () => {
  // @ts-expect-error It is missing.
  expect(defineBlock({ fields, Component: () => null }).manual).toBeUndefined();
});
