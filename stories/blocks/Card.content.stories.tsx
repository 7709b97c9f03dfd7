import type { StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import { longFields, longOnPhone } from '../fixtures/longWords.ts';
import { BlockExample } from './BlockExample.tsx';
import { cardMeta, standard, withoutPicture } from './cardStates.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { showsFieldNames, showsNothing } from './variants.tsx';

// The manual is generated from Card.stories.tsx.
const meta = { title: 'Blocks/Card', tags: ['!autodocs'], ...cardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const LinkWithoutWords: Story = {
  name: 'Link without a text',
  args: { fields: { Text: field('<p>Vi förvarar dina hjul.</p>'), Link: linkField('/', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

export const Icons: Story = {
  name: 'With an icon',
  render: () => (
    <>
      <BlockExample componentName="Card" fields={standard} />
      <BlockExample componentName="Card" fields={withoutPicture} />
      <BlockExample componentName="Card" fields={{ ...withoutPicture, Icon: field('Unicorn') }} />
      <BlockExample componentName="Card" fields={{ ...standard, Icon: field('') }} />
    </>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    const [onPicture, instead, unknown, none] = cards.map(iconOf);
    const image = box(canvas.getAllByRole('img')[0] ?? document.body);
    await expect(onPicture && box(onPicture).bottom).toBeLessThan(image.bottom);
    await expect(onPicture && box(onPicture).left).toBeGreaterThan(image.left);
    const title = canvas.getAllByRole('heading')[1] ?? document.body;
    await expect(instead && box(instead).bottom).toBeLessThan(box(title).top);
    await expect(unknown).toBeNull();
    await expect(none).toBeNull();
  },
};

export const WithoutPicture: Story = {
  name: 'Without a picture',
  args: { fields: { ...withoutPicture, Icon: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const card = box(canvas.getByRole('article'));
    await expect(box(canvas.getByRole('heading')).left - card.left).toBeLessThan(40);
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { ...standard, Title: field(' ') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toBeVisible();
  },
};

export const Nothing: Story = {
  name: 'Empty',
  render: () => (
    <>
      <BlockExample componentName="Card" />
      <BlockExample
        componentName="Card"
        fields={{ Text: field('<p>&nbsp;</p>'), Link: standard.Link, Icon: standard.Icon }}
      />
    </>
  ),
  play: showsNothing('article'),
};

export const NewTab: Story = {
  args: {
    fields: {
      ...standard,
      Link: { value: { href: 'https://nordvik.example', text: 'Nordvik', target: '_blank' } },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Boka däckskifte (öppnas i en ny flik)' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('Däckhotell'),
      Text: { value: ['no'] },
      Image: { value: { src: 'javascript:alert(1)' } },
      Icon: { value: 7 },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      ButtonText: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Däckhotell' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const UntrustedHtml: Story = {
  name: 'HTML and scripts in content',
  args: {
    fields: {
      ...standard,
      Title: field('<i>Snett</i> &lt;'),
      ButtonText: field('<b>Boka</b>'),
      Text: field(
        '<p onclick="alert(1)">Hej</p><script>alert(1)</script><iframe src="/"></iframe>',
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<i>Snett</i> &lt;');
    await expect(canvas.getByRole('link', { name: '<b>Boka</b>' })).toBeVisible();
    await expect(canvas.getByText('Hej')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, iframe')).toBeNull();
  },
};

export const VeryLong: Story = {
  ...longOnPhone({
    ...standard,
    ...longFields,
  }),
  name: 'Very long text on a phone',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toBeVisible();
    await expect(sidewaysScroll()).toBe(0);
    for (const part of [canvas.getByRole('heading'), canvas.getByRole('link')]) {
      await expect(box(part).right).toBeLessThanOrEqual(box(canvas.getByRole('article')).right);
    }
  },
};

const names = ['Image', 'Title', 'Text', 'Link', 'ButtonText'];

const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: editing(standard),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toBeVisible();
    await expect(linkAt(canvas.getByRole('heading'))).toBeNull();
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: editing(empty),
  play: async (story) => {
    await showsFieldNames(names)(story);
    await expect(story.canvas.getByRole('heading', { level: 2, name: '[Title]' })).toBeVisible();
  },
};

export const EditingButtonText: Story = {
  name: 'Editing without a button text',
  args: editing({ ...standard, ButtonText: field('') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[ButtonText]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Om däckhotellet' })).toBeVisible();
  },
};

/** The card's icon, which is decorative. */
function iconOf(card: HTMLElement): Element | null {
  return card.querySelector('svg:not(a svg)');
}
