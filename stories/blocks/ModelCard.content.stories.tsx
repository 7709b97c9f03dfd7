import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import { longFields, longOnPhone } from '../fixtures/longWords.ts';
import { box, linkAt, sidewaysScroll } from './layout.ts';
import {
  campaign,
  facts,
  factsIn,
  factsOf,
  modelCardMeta,
  standard,
  words,
} from './modelCardStates.ts';
import { showsFieldNames, showsNothing } from './variants.tsx';

// The manual is generated from ModelCard.stories.tsx.
const meta = { title: 'Blocks/ModelCard', tags: ['!autodocs'], ...modelCardMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const WholeCard: Story = {
  name: 'Whole card clickable',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Mer om Havsörn E1' });
    await expect(link).toHaveAttribute('href', '/modeller/havsorn-e1');
    await expect(linkAt(canvas.getByRole('img'))).toBe(link);
    await expect(linkAt(canvas.getByText('Säten'))).toBe(link);
  },
};

export const Keyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(canvas.getByRole('article')).outlineStyle).toBe('solid');
  },
};

export const LinkWithoutText: Story = {
  name: 'Link without a text',
  args: { fields: { ...standard, Link: linkField('/modeller/havsorn-e1', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Havsörn E1' })).toBeVisible();
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { Image: words.Image, Link: linkField('/modeller', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('article').children).toHaveLength(1);
  },
};

export const Nothing: Story = {
  name: 'Empty',
  args: { fields: { Text: words.Text, Link: words.Link, ...campaign, ...facts } },
  play: showsNothing('article'),
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('<i>Snett</i>'),
      Text: { value: { html: 'no' } },
      Image: { value: 5 },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      IsCampaign: field('perhaps'),
      Campaign: field('Kampanj'),
      ...factsOf(['<b>Räckvidd</b>', '476 km']),
      Label2: { value: ['Säten'] },
      LabelValue2: field('5'),
      Label3: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<i>Snett</i>');
    await expect(factsIn(canvas)).toEqual([['<b>Räckvidd</b>', '476 km']]);
    await expect(canvas.queryByText('Kampanj')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const VeryLong: Story = {
  ...longOnPhone({
    ...standard,
    Title: longFields.Title,
    Text: longFields.Text,
    Campaign: field('Kesärengaskampanjatarjoushinnat'.repeat(3)),
    ...factsOf(
      ['Toimintasäteenvaihteluväli', 'Kesärengaskampanjatarjoushinnat'],
      ['Yhdistelmäkulutuskeskiarvo'.repeat(3), '5'],
      ['Istuimet', 'Sähköautonlatausaikalaskuri'.repeat(3)],
    ),
  }),
  name: 'Very long text on a phone',
  play: async ({ canvas }) => {
    await expect(sidewaysScroll()).toBe(0);
    const card = box(canvas.getByRole('article'));
    for (const part of [...canvas.getAllByRole('definition'), canvas.getByText(/Kesä.*Kesä/)]) {
      await expect(box(part).right).toBeLessThanOrEqual(card.right);
    }
    const [term] = canvas.getAllByRole('term').map(box);
    await expect(term?.width).toBeGreaterThan(60);
  },
};

const pairNames = [1, 2, 3, 4].flatMap((at) => [`Label${at}`, `LabelValue${at}`]);

const names = ['Image', 'Campaign', 'Title', 'Text', ...pairNames, 'Link'];

const empty = Object.fromEntries(names.map((name) => [name, field('')]));

export const Editing: Story = {
  name: 'Editing',
  args: editing({ ...empty, ...standard, IsCampaign: field(true) }),
  play: async ({ canvas, canvasElement }) => {
    const marked = markedFields(canvasElement).filter((name) => name !== 'IsCampaign');
    await expect(marked).toEqual(names);
    await expect(linkAt(canvas.getByRole('img'))).toBeNull();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty card',
  args: editing(empty),
  play: showsFieldNames(names),
};
