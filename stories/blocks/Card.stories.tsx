import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cardsOf } from '../fixtures/cards.ts';
import coast from '../fixtures/coast.webp';
import { editable, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import { manualPage } from './manual/manualPage.tsx';

const standard = {
  Title: field('Däckhotell'),
  Text: field(
    '<p>Vi byter, tvättar och förvarar dina hjul till nästa säsong. Så här <a href="/hjul">sköter vi dem</a>.</p>',
  ),
  Image: imageField(coast, 'En röd bil vid havet'),
  Icon: field('Tyre'),
  Link: linkField('/dackhotell', 'Om däckhotellet'),
  ButtonText: field('Boka däckskifte'),
};
const { Image: _, ...withoutPicture } = standard;

const onDesktop = { viewport: { value: 'desktop' } };
const onPhone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Blocks/Card',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('Card', 'strip') },
  args: { componentName: 'Card', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = {
  name: 'Alone on a page',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: 'Däckhotell' });
    const image = box(canvas.getByRole('img', { name: 'En röd bil vid havet' }));
    await expect(image.right).toBeLessThan(box(heading).left);
    const card = box(canvas.getByRole('article'));
    await expect(image.width).toBeCloseTo(card.width / 2, -1);
    await expect(card.top).toBeGreaterThan(20);
    await expect(card.left).toBeGreaterThanOrEqual(16);
  },
};

export const Nested: Story = {
  name: 'In a card list',
  globals: onDesktop,
  args: {
    componentName: 'CardList',
    fields: { Title: field('I verkstaden') },
    placeholders: { 'card-list-1': [{ componentName: 'Card', fields: standard }] },
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Däckhotell' });
    const card = canvas.getByRole('article');
    await expect(box(card).left).toBeCloseTo(
      box(canvas.getByRole('heading', { level: 2 })).left,
      0,
    );
    const image = box(canvas.getByRole('img'));
    await expect(image.bottom).toBeLessThan(box(heading).top);
    await expect(image.width / image.height).toBeCloseTo(4 / 3, 1);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onPhone,
  play: async ({ canvas }) => {
    const image = box(canvas.getByRole('img'));
    await expect(image.bottom).toBeLessThan(box(canvas.getByRole('heading')).top);
    await expect(image.width).toBeGreaterThan(320);
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const WholeCard: Story = {
  name: 'Whole card clickable',
  globals: onDesktop,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Boka däckskifte' });
    await expect(link).toHaveAttribute('href', '/dackhotell');
    await expect(linkAt(canvas.getByRole('img'))).toBe(link);
    await expect(linkAt(canvas.getByRole('heading'))).toBe(link);
    const other = canvas.getByRole('link', { name: 'sköter vi dem' });
    await expect(linkAt(other)).toBe(other);
    await expect(other).toHaveAttribute('href', '/hjul');
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'sköter vi dem' })).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('none');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toHaveFocus();
    await expect(getComputedStyle(card).outlineStyle).toBe('solid');
  },
};

export const LinkTexts: Story = {
  name: 'Where the link text comes from',
  render: () => (
    <>
      <BlockExample componentName="Card" fields={standard} />
      <BlockExample componentName="Card" fields={{ ...standard, ButtonText: field('  ') }} />
      <BlockExample
        componentName="Card"
        fields={{ ...standard, ButtonText: field(''), Link: linkField('/dackhotell', '') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const links = canvas
      .getAllByRole('article')
      .map((card) => within(card).getAllByRole('link')[1]);
    const says = links.map((link) => link?.textContent);
    await expect(says).toEqual(['Boka däckskifte', 'Om däckhotellet', 'Däckhotell']);
  },
};

export const WithoutLink: Story = {
  name: 'Without a link',
  args: { fields: { ...standard, Link: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'sköter vi dem' })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

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
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvasElement).toHaveTextContent('');
  },
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
  name: 'Very long text on a phone',
  globals: { viewport: { value: 'phoneSmall' } },
  args: {
    fields: {
      ...standard,
      Title: field('Moottoriajoneuvokatsastusasemanhoitaja'.repeat(3)),
      Text: field(`<p>${'Henkilötietojenkäsittelyperiaatteet, '.repeat(270)}</p>`),
      ButtonText: field('Rahoitusvaihtoehtojenvertailulaskuri'.repeat(3)),
    },
  },
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
  args: { mode: 'edit', fields: editable(standard) },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    await expect(canvas.getByRole('link', { name: 'Boka däckskifte' })).toBeVisible();
    await expect(linkAt(canvas.getByRole('heading'))).toBeNull();
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: { mode: 'edit', fields: editable(empty) },
  play: async ({ canvas, canvasElement }) => {
    await expect(new Set(markedFields(canvasElement))).toEqual(new Set(names));
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '[Title]' })).toBeVisible();
  },
};

export const EditingButtonText: Story = {
  name: 'Editing without a button text',
  args: { mode: 'edit', fields: editable({ ...standard, ButtonText: field('') }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('[ButtonText]')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Om däckhotellet' })).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="Card" fields={standard} />
      <BlockExample componentName="Card" fields={withoutPicture} />
      <BlockExample
        componentName="CardList"
        fields={{ Title: field('I verkstaden') }}
        placeholders={{ 'card-list-1': overview }}
      />
    </>
  ),
};

const overview = [{ componentName: 'Card', fields: standard }, ...cardsOf('Card', 3).slice(1)];

/** The card's icon, which is decorative. */
function iconOf(card: HTMLElement): Element | null {
  return card.querySelector('svg:not(a svg)');
}
