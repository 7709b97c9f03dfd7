import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editable, editing, field, items, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

/** The entries as the platform sends them. */
function itemsOf(entries: readonly (readonly [string, string])[]) {
  return items(...entries.map(([title, text]) => ({ Title: field(title), Text: field(text) })));
}

const standard = {
  Title: field('Det här ingår i däckhotellet'),
  TitleTag: field('h2'),
  Text: field('<p>Ett pris per säsong, utan tillägg.</p>'),
  Items: itemsOf([
    ['Förvaring', '<p>Torrt, mörkt och svalt, märkt med ditt registreringsnummer.</p>'],
    [
      'Byte vår och höst',
      '<p>Vi hör av oss när det är dags. Bytet tar en <strong>halvtimme</strong>, och kaffet är alltid varmt.</p>',
    ],
    ['Tvätt och kontroll', '<p>Vi mäter mönsterdjupet och säger till innan däcken är slut.</p>'],
  ]),
};

const meta = {
  title: 'Blocks/AccordionBlock',
  tags: ['autodocs'],
  ...blockMeta('AccordionBlock'),
  args: { componentName: 'AccordionBlock', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Title beside the entries',
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: /däckhotellet/ });
    const first = canvas.getByRole('heading', { level: 3, name: 'Förvaring' });
    await expect(heading.getBoundingClientRect().right).toBeLessThan(
      first.getBoundingClientRect().left,
    );
    await userEvent.click(first);
    await expect(canvas.getByText(/Torrt, mörkt och svalt/)).toBeVisible();
    await userEvent.click(first);
    await expect(canvas.getByText(/Torrt, mörkt och svalt/)).not.toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
  },
};

export const Addresses: Story = {
  name: 'An anchor for every entry',
  play: async ({ canvas }) => {
    const place = canvas.getByText(/Vi hör av oss/).closest('[id]');
    await expect(place).toHaveAttribute('id', 'item-byte-var-och-host');
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Ett pris per säsong/).getBoundingClientRect();
    const first = canvas.getByText('Förvaring').getBoundingClientRect();
    await expect(text.bottom).toBeLessThan(first.top);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Incomplete: Story = {
  name: 'Incomplete entries left out',
  render: () => (
    <>
      <BlockExample
        componentName="AccordionBlock"
        fields={{
          Items: itemsOf([
            ['Utan text', ''],
            ['', '<p>Utan rubrik.</p>'],
            ['Med båda', '<p>Syns.</p>'],
          ]),
        }}
      />
      <BlockExample componentName="AccordionBlock" fields={{ Title: field('Ensam'), Items: [] }} />
      <BlockExample
        componentName="AccordionBlock"
        fields={{ Title: field('Ensam'), Items: { value: 'many' } }}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 2, name: 'Med båda' })).toBeVisible();
    await expect(canvasElement.querySelectorAll('section')).toHaveLength(1);
  },
};

export const LongAndHostile: Story = {
  name: 'Long words and markup',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      ...standard,
      Title: field('<em>Henkilöautonmääräaikaiskatsastuksenajanvarauspalvelu</em>'),
      Items: itemsOf([
        ['x'.repeat(90), '<p>Hej<script>alert(1)</script></p>'],
        ['Lång', `<p>${'Financovanie a ojazdené autá. '.repeat(340)}</p>`],
      ]),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Lång'));
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<em>Henkilö');
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Editing: Story = {
  name: 'Editing',
  args: editing({
    Title: field(''),
    Text: field(''),
    Items: items(editable({ Title: field(''), Text: field('') })),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(['Title', 'Text', 'Items', 'Title', 'Text']);
    for (const empty of canvas.getAllByText(/^\[(Title|Text)\]$/))
      await expect(empty).toBeVisible();
    await expect(canvas.getAllByText(/^\[(Title|Text)\]$/)).toHaveLength(4);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="AccordionBlock" fields={standard} />
      <BlockExample
        componentName="AccordionBlock"
        fields={{ ...standard, BackgroundColor: field('BackgroundColor3') }}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const details of canvasElement.querySelectorAll('details:nth-of-type(2)')) {
      details.toggleAttribute('open', true);
    }
  },
};
