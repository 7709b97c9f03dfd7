import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import coast from '../fixtures/coast.webp';
import { editing, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import { onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { box, emphasisOf, sidewaysScroll } from './layout.ts';

const standard = {
  Title: field('Provkör i veckan'),
  Text: field('<p>Säg vilken modell och ort, så ringer vi upp med en tid.</p>'),
  Link: linkField('/kontakt', 'Boka provkörning'),
  SecondLink: linkField('/hitta-oss', 'Hitta oss'),
};

const picture = imageField(coast, 'En röd bil vid havet');

const meta = {
  title: 'Blocks/CTABanner',
  tags: ['autodocs'],
  ...blockMeta('CTABanner'),
  args: { componentName: 'CTABanner', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Two buttons',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Provkör i veckan');
    const first = canvas.getByRole('link', { name: 'Boka provkörning' });
    const second = canvas.getByRole('link', { name: 'Hitta oss' });
    await expect(first).toHaveAttribute('href', '/kontakt');
    await expect(second).toHaveAttribute('href', '/hitta-oss');
    await expect(emphasisOf(first)).toBeGreaterThan(emphasisOf(second));
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Boka provkörning' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Hitta oss' })).toHaveFocus();
  },
};

export const WithPicture: Story = {
  name: 'With a picture',
  args: { fields: { ...standard, Image: picture } },
  play: async ({ canvas }) => {
    const image = box(canvas.getByRole('img', { name: 'En röd bil vid havet' }));
    const title = box(canvas.getByRole('heading'));
    await expect(image.left).toBeGreaterThan(title.left);
    await expect(image.top).toBeLessThan(title.bottom);
  },
};

export const OneLink: Story = {
  args: { fields: { ...standard, SecondLink: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

export const WithoutLinks: Story = {
  name: 'Without links',
  args: { fields: { ...standard, Link: field(''), SecondLink: linkField('/a', '') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText(/så ringer vi upp/)).toBeVisible();
  },
};

export const Empty: Story = {
  name: 'Empty',
  args: { fields: { Image: picture } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      ...standard,
      BackgroundColor: field('Rosa'),
      TitleTag: field(7),
      Text: { value: {} },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};

export const OnEveryGround: Story = {
  render: () => (
    <>
      {['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'].map((ground) => (
        <BlockExample
          key={ground}
          componentName="CTABanner"
          fields={{ ...standard, BackgroundColor: field(ground) }}
        />
      ))}
    </>
  ),
};

const longWords = {
  Title: field('Ajoneuvoverotusjärjestelmäuudistusselvitystyöryhmä'),
  Link: linkField('/a', 'Henkilötietojenkäsittelyperiaatteet'),
  SecondLink: linkField('/b', 'Rahoitusyhtiövaihtoehtovertailu'),
};

export const LongWords: Story = {
  name: 'Long words on a phone',
  args: { fields: longWords },
  globals: onSmallPhone,
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Editing: Story = {
  args: editing({
    Title: field(''),
    Text: field(''),
    Link: field(''),
    SecondLink: field(''),
    Image: field(''),
  }),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('[Title]');
    await expect(canvas.getByText('[SecondLink]')).toBeVisible();
    const marked = markedFields(canvasElement);
    await expect(marked.toSorted()).toEqual(['Image', 'Link', 'SecondLink', 'Text', 'Title']);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="CTABanner" fields={standard} />
      <BlockExample
        componentName="CTABanner"
        fields={{ ...standard, Image: picture, BackgroundColor: field('BackgroundColor1') }}
      />
    </>
  ),
};
