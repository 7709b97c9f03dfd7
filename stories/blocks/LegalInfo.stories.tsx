import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';

const standard = {
  Title: field('Så har vi räknat'),
  TitleTag: field('h2'),
  Text: field(
    '<p>Räkneexemplet avser privatleasing i 36 månader med 1 000 mil om året. Månadsavgiften förutsätter sedvanlig kreditprövning. Service ingår, försäkring och skatt tillkommer.</p><p>Förbrukning enligt WLTP. Läs mer i våra <a href="/villkor">villkor</a>.</p>',
  ),
};

const meta = {
  title: 'Blocks/LegalInfo',
  tags: ['autodocs'],
  ...blockMeta('LegalInfo'),
  args: { componentName: 'LegalInfo', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Small text in a column',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Så har vi räknat');
    const text = canvas.getByText(/Räkneexemplet/);
    const pixels = Number.parseFloat(getComputedStyle(text).fontSize);
    await expect(pixels).toBeGreaterThanOrEqual(13);
    await expect(pixels).toBeLessThan(16);
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(680);
    await expect(canvas.getByRole('link', { name: 'villkor' })).toBeVisible();
  },
};

export const WithoutTitle: Story = {
  args: { fields: { Text: standard.Text } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText(/Räkneexemplet/)).toBeVisible();
  },
};

export const WithoutText: Story = {
  name: 'Without a text',
  render: () => (
    <>
      {[field(''), field('<p>&nbsp;</p>'), { value: 5 }, null].map((text, at) => (
        <BlockExample
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={at}
          componentName="LegalInfo"
          fields={{ ...standard, Text: at === 2 ? { value: ['no'] } : text }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const LongAndHostile: Story = {
  name: 'Long words and markup',
  globals: { viewport: { value: 'mobile1' } },
  args: {
    fields: {
      Title: field('<i>Ajoneuvoverotuksenmuutosilmoituslomakkeentäyttöohje</i>'),
      TitleTag: field('h9'),
      Text: field(
        `<h2>Luottosopimuksenirtisanomisilmoitus</h2><p>${'y'.repeat(90)}<script>alert(1)</script></p><p>${'Ehdot. '.repeat(1500)}</p>`,
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^<i>Ajoneuvo/)).toBeVisible();
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Editing: Story = {
  args: editing({ Title: field(''), Text: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(['Title', 'Text']);
    for (const name of ['Title', 'Text']) {
      await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    }
  },
};

export const Overview: Story = { tags: ['visual'] };
