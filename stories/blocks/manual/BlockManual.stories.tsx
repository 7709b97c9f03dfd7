import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { fieldRegistry } from '#blocks/fieldRegistry.ts';
import { registry } from '#blocks/registry.ts';
import { type FieldDeclarations, parseFields } from '#domain/content/fields.ts';
import { instantOf } from '#domain/content/instant.ts';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { BlockPlaces } from './BlockPlaces.tsx';
import { examples } from './examples.ts';
import { FieldTable } from './FieldTable.tsx';
import { manualWords } from './language/manualWords.ts';
import { exampleTimeZone } from './rawContent.ts';
import { TryFields } from './TryFields.tsx';
import { exampleRaw, triedExample } from './triedContent.ts';

const tried = new Map(blockManifest().blocks.map((block) => [block.name, block]));

interface ManualPartsProps {
  /** The block. */
  readonly name: string;
}

/** The parts of a block's manual that are made from its declaration. */
function ManualParts({ name }: ManualPartsProps) {
  const [block, fields, example] = [registry[name], tried.get(name), examples.get(name)];
  if (!block || !fields || !example) return null;
  return (
    <>
      <FieldTable name={name} declarations={block.fields} words={manualWords.en.table} />
      <BlockPlaces name={name} words={manualWords.en.places} />
      <TryFields block={block} tried={fields} example={example} words={manualWords.en.tryFields} />
    </>
  );
}

/** Only a test: readers find the manuals on the pages of the blocks. */
const meta = {
  title: 'Blocks/Manual',
  component: ManualParts,
  tags: ['!dev', '!autodocs'],
  args: { name: 'CardList' },
} satisfies Meta<typeof ManualParts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tried: Story = {
  name: 'A field is tried',
  play: async ({ canvas }) => {
    const shown = within(canvas.getByRole('region', { name: /^CardList, as it is filled in/ }));
    const title = canvas.getByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Vi tar hand om bilen');
    await userEvent.clear(title);
    await userEvent.type(title, 'Vinter');
    await waitFor(() => expect(shown.getByRole('heading', { name: 'Vinter' })).toBeVisible());
    const tag = canvas.getByRole('combobox', { name: 'Title tag' });
    await userEvent.selectOptions(tag, 'h3');
    await waitFor(() => expect(shown.getByRole('heading', { name: 'Vinter', level: 3 })));
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await waitFor(() =>
      expect(shown.getByRole('heading', { name: 'Vi tar hand om bilen', level: 2 })).toBeVisible(),
    );
  },
};

export const InABrand: Story = {
  name: 'Tried in another brand',
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: /^CardList, as it is filled in/ });
    const fonts = () =>
      getComputedStyle(within(shown).getByRole('heading', { level: 2 })).fontFamily;
    const before = fonts();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Brand' }), 'Mercedes-Benz');
    await waitFor(() => expect(fonts()).not.toBe(before));
  },
};

export const Loaded: Story = {
  name: 'A block that loads data',
  args: { name: 'CarTeaserQuery' },
  play: async ({ canvas }) => {
    const shown = canvas.getByRole('region', { name: /^CarTeaserQuery, as it is/ });
    const cars = () => within(shown).getAllByRole('heading', { level: 3 });
    await waitFor(() => expect(cars().length).toBeGreaterThan(1));
    const count = canvas.getByRole('textbox', { name: 'Number of cars' });
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await waitFor(() => expect(cars()).toHaveLength(1));
    const orders = canvas.getByRole('combobox', { name: 'Sort' });
    await userEvent.selectOptions(orders, 'Cheapest first');
    await expect(orders).toHaveDisplayValue('Cheapest first');
  },
};

export const Places: Story = {
  name: 'What a block holds and suits',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The content of a page')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /put into it: Card list/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'ListCard' })).toHaveAttribute(
      'href',
      './?path=/docs/blocks-listcard--docs',
    );
    const row = canvas.getByRole('row', { name: /^Background color BackgroundColor/ });
    await expect(row).toHaveTextContent(/Quiet\s*BackgroundColor1/);
  },
};

/** The values of fields, with dates as instants. Ids of items are made up. */
function read(declarations: FieldDeclarations, wire: unknown): string {
  return JSON.stringify(parseFields(declarations, wire).values, comparable, 1);
}

function comparable(name: string, value: unknown): unknown {
  if (name === 'id') return undefined;
  return typeof value === 'string' ? (instantOf(value, exampleTimeZone) ?? value) : value;
}

export const EveryExample: Story = {
  name: 'Every form starts with its example',
  render: () => <p>No form is shown.</p>,
  play: async () => {
    for (const [name, block] of tried) {
      const content = examples.get(name)?.content;
      const declared = fieldRegistry[name];
      if (!content || !declared) throw new Error(`${name} has no example.`);
      const shown = triedExample(block, content, exampleRaw(block, content));
      await expect(read(declared.fields, shown.fields)).toBe(read(declared.fields, content.fields));
      const { pageFields = {} } = declared;
      const ofPage = content.frame?.page?.fields;
      await expect(read(pageFields, shown.frame?.page?.fields)).toBe(read(pageFields, ofPage));
    }
  },
};
