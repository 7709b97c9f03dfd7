import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import {
  editing,
  field,
  imageField,
  linkField,
  markedFields,
  newTabLink,
} from '../fixtures/fields.ts';
import fjordPhone from '../fixtures/fjord-phone.webp';
import forest from '../fixtures/forest.webp';
import { onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blurbMeta, standard, words } from './blurbStates.ts';
import { expectTitleLevels, OnEveryGround, WithEveryTitleTag } from './variants.tsx';

const meta = { title: 'Blocks/Blurb', tags: ['autodocs'], ...blurbMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const phonePicture = { ImagePhone: imageField(fjordPhone, 'En bil vid en fjord') };

const hidden = ['ImagePhone', 'VideoDesktop', 'VideoPhone', 'YoutubeID'];

const allFields = [...hidden, 'ImageDesktop', 'Title', 'RichText', 'Link'];

const empty = Object.fromEntries(allFields.map((name) => [name, { value: '' }]));

const overview = [
  {},
  { Reverse: field(true), BackgroundColor: field('BackgroundColor1') },
  {
    ImageDesktop: imageField(forest, 'En bil i skogen'),
    BackgroundColor: field('BackgroundColor2'),
  },
  { Reverse: field(true), BackgroundColor: field('BackgroundColor3') },
  { YoutubeID: field('aqz-KE-bpKQ') },
  { ImageDesktop: field('') },
];

function sectionsOf(canvasElement: HTMLElement): HTMLElement[] {
  return Array.from(canvasElement.querySelectorAll('section'));
}

export const Standard: Story = {
  name: 'Picture left, text right',
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 2 });
    await expect(heading).toHaveTextContent('En verkstad som ringer innan den byter');
    await expect(canvas.getByRole('link', { name: 'sagt ja' })).toHaveAttribute('href', '/sagt-ja');
    await expect(canvas.getByRole('link', { name: 'Boka verkstad' })).toHaveAttribute(
      'href',
      '/boka-verkstad',
    );
    const image = canvas.getByRole('img', { name: 'En röd bil vid havet' }).getBoundingClientRect();
    const text = canvas.getByText(/Du får ett pris/).getBoundingClientRect();
    await expect(image.right).toBeLessThan(text.left);
    await expect(image.width / image.height).toBeCloseTo(4 / 3, 1);
    await expect(text.width).toBeLessThanOrEqual(680);
  },
};

export const Reverse: Story = {
  args: { fields: { ...standard, Reverse: field(true) } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img').getBoundingClientRect();
    const text = canvas.getByRole('heading').getBoundingClientRect();
    await expect(text.right).toBeLessThan(image.left);
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: onSmallPhone,
  render: () => (
    <>
      <BlockExample componentName="Blurb" fields={{ ...standard, ...phonePicture }} />
      <BlockExample componentName="Blurb" fields={{ ...standard, Reverse: field(true) }} />
    </>
  ),
  play: async ({ canvas }) => {
    const images = canvas.getAllByRole<HTMLImageElement>('img');
    const headings = canvas.getAllByRole('heading');
    for (const [at, image] of images.entries()) {
      const { width, height, bottom } = image.getBoundingClientRect();
      await expect(width / height).toBeCloseTo(4 / 3, 1);
      await expect(bottom).toBeLessThan(headings[at]?.getBoundingClientRect().top ?? 0);
    }
    await waitFor(() => expect(decodeURIComponent(images[0]?.currentSrc ?? '')).toContain('fjord'));
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const OnlyPhonePicture: Story = {
  name: 'Only the phone picture',
  args: { fields: { ...words, ...phonePicture } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'En bil vid en fjord' })).toBeVisible();
  },
};

export const TextAlone: Story = {
  name: 'Only text',
  args: { fields: words },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const { width } = canvas.getByText(/Du får ett pris/).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(680);
  },
};

export const WithoutTitle: Story = {
  name: 'Without a title',
  args: { fields: { ...standard, Title: field('  ') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByText(/Du får ett pris/)).toBeVisible();
  },
};

export const TitleTags: Story = {
  render: () => <WithEveryTitleTag componentName="Blurb" fields={words} />,
  play: ({ canvas }) => expectTitleLevels(canvas),
};

export const Grounds: Story = {
  render: () => <OnEveryGround componentName="Blurb" fields={standard} />,
  play: async ({ canvasElement }) => {
    const colors = sectionsOf(canvasElement).map((each) => getComputedStyle(each).backgroundColor);
    await expect(new Set(colors).size).toBe(4);
  },
};

export const Gaps: Story = {
  name: 'Gaps between several sections',
  render: () => (
    <>
      {['None', 'None', 'BackgroundColor1', 'BackgroundColor1', 'None'].map((ground, at) => (
        <BlockExample
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
          key={at}
          componentName="Blurb"
          fields={{ ...standard, BackgroundColor: field(ground), Reverse: field(at % 2 === 1) }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const air = sectionsOf(canvasElement).map((each) => {
      const { paddingTop, paddingBottom } = getComputedStyle(each);
      return [paddingTop !== '0px', paddingBottom !== '0px'];
    });
    await expect(air).toEqual([
      [true, true],
      [false, true],
      [true, true],
      [false, true],
      [true, true],
    ]);
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('Rubrik'),
      TitleTag: field('h9'),
      RichText: { value: ['no'] },
      Link: { value: { href: 'javascript:alert(1)', text: 'Klicka' } },
      Reverse: field('sometimes'),
      BackgroundColor: field('Pink'),
      ImageDesktop: { value: 5 },
      ImagePhone: { value: { src: 'javascript:alert(1)' } },
      VideoDesktop: { value: { href: 'data:video/mp4,x' } },
      YoutubeID: field(12_345_678_901),
      HasControlBar: field('yes'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Rubrik');
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Empty',
  args: { fields: {} },
  play: async ({ canvasElement }) => {
    await expect(sectionsOf(canvasElement)).toEqual([]);
  },
};

export const MarkupInPlainText: Story = {
  name: 'HTML and scripts in content',
  args: {
    fields: {
      ...standard,
      Title: field('<i>Snett</i> &lt;'),
      RichText: field(
        '<p onclick="alert(1)">Hej<script>alert(2)</script></p><iframe src="/"></iframe>',
      ),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<i>Snett</i> &lt;');
    await expect(canvas.getByText('Hej')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, iframe')).toBeNull();
  },
};

export const VeryLong: Story = {
  name: 'Very long text',
  globals: onSmallPhone,
  args: {
    fields: {
      ...standard,
      Title: field('Motorfordonsbesiktningsanläggningsföreståndare'.repeat(3)),
      RichText: field(`<p>${'Najjednoduchšieobhospodarovateľné autá. '.repeat(250)}</p>`),
      Link: linkField('/', 'Rahoitusvaihtoehtojen vertailulaskuri '.repeat(4)),
    },
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(canvas.getByRole('link')).toBeVisible();
  },
};

export const NewTab: Story = {
  args: { fields: { ...standard, Link: newTabLink } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Nordvik.*öppnas i en ny flik/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Editing: Story = {
  args: editing({ ...empty, ...standard }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    await expect(canvas.getByRole('heading')).toHaveTextContent('En verkstad som ringer innan');
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty blurb',
  args: editing(empty),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    await expect(canvas.getByRole('heading', { level: 2, name: /\[Title\]/ })).toBeVisible();
    for (const name of allFields) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      {overview.map((fields, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <BlockExample key={at} componentName="Blurb" fields={{ ...standard, ...fields }} />
      ))}
    </>
  ),
};
