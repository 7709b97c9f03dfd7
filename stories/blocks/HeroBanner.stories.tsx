import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { findBlock } from '#blocks/findBlock.ts';
import { phoneQuery } from '#themes/queries.css.ts';
import { field, linkField } from '../fixtures/fields.ts';
import film from '../fixtures/film.webm?url';
import fjord from '../fixtures/fjord.webp';
import { BlockExample, exampleFrame, renderExample } from './BlockExample.tsx';
import {
  heroBannerMeta,
  onPhone,
  phonePicture,
  search,
  searching,
  standard,
  words,
} from './heroBannerStates.ts';

const meta = { title: 'Blocks/HeroBanner', tags: ['autodocs'], ...heroBannerMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const filming = {
  ...searching,
  Content: field('Video'),
  VideoDesktop: linkField(film, 'Fjorden'),
  VideoPhone: linkField(`${film}?phone`, 'Fjorden'),
};

const overview = [
  { ...search, Link: field('') },
  {
    ...search,
    TextColor: field('Black'),
    ContentPlacement: field('Bottom'),
    ButtonType: field('Ghost'),
  },
  { CenterContent: field(true), ContentPlacement: field('Top'), HasMarginTop: field(true) },
  { CenterContent: field(true), TextColor: field('Black'), ButtonType: field('Secondary') },
  {
    Variant: field('FullScreen'),
    ContentPlacement: field('Bottom'),
    ButtonType: field('Ghost Contrast'),
  },
];

function tools(blurs = {}) {
  return { find: findBlock, frame: { ...exampleFrame('normal'), blurs }, log: () => undefined };
}

function filmOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('there is no film');
  return video;
}

/** The height, in px, that two elements of the same column share. */
function overlap(one: HTMLElement, other: HTMLElement): number {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
}

export const Standard: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Hitta din nästa bil',
    );
    await expect(canvas.getByRole('link', { name: 'provköra' })).toHaveAttribute(
      'href',
      '/provkor',
    );
    await expect(canvas.getByRole('link', { name: 'Se alla bilar' })).toHaveAttribute(
      'href',
      '/kop-bil',
    );
    await expect(canvas.getByRole('img', { name: /fjord i kvällsljus/ })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
  },
};

export const PhonePicture: Story = {
  name: 'Upright picture on phones',
  globals: onPhone,
  args: { fields: searching },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await waitFor(() => expect(decodeURIComponent(image.currentSrc)).toContain('fjord-phone'));
    const shown = image.getBoundingClientRect();
    await expect(shown.height).toBeGreaterThan(300);
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvas.getByRole('combobox')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const FirstOnThePage: Story = {
  name: 'First picture loads first',
  render: () => {
    const banner = { componentName: 'HeroBanner', fields: standard };
    return renderExample([banner, banner], tools());
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('img');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(first).toHaveAttribute('loading', 'eager');
    await expect(second).toHaveAttribute('loading', 'lazy');
  },
};

export const Blur: Story = {
  name: 'Blurred preview while loading',
  render: () => {
    const blurs = { [fjord.src]: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
    return renderExample([{ componentName: 'HeroBanner', fields: standard }], tools(blurs));
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('img').closest('picture');
    await expect(frame?.style.backgroundImage).toContain('data:image/gif');
  },
};

export const OnlyPhonePicture: Story = {
  name: 'Only the phone picture',
  args: { fields: { ...words, ImagePhone: phonePicture } },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: 'En bil vid en fjord' });
    await waitFor(() => expect(decodeURIComponent(image.currentSrc)).toContain('fjord-phone'));
  },
};

export const NoPicture: Story = {
  name: 'Without picture and film',
  args: {
    fields: { ...words, ...search, Content: field('Image'), VideoDesktop: linkField(film, '') },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Film: Story = {
  args: { fields: filming },
  play: async ({ canvas, canvasElement }) => {
    const video = filmOf(canvasElement);
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    const sources = Array.from(video.querySelectorAll('source'), ({ type, media }) => [
      type,
      media,
    ]);
    await expect(sources).toEqual([
      ['video/webm', phoneQuery],
      ['video/mp4', phoneQuery],
      ['video/webm', ''],
      ['video/mp4', ''],
    ]);
    const [phone, , wide] = video.querySelectorAll('source');
    await expect(phone).toHaveAttribute('src', `${film}?phone`);
    await expect(wide).toHaveAttribute('src', film);
    await expect(canvas.getByRole('img', { name: /fjord i kvällsljus/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausa' }));
    await expect(await canvas.findByRole('button', { name: 'Spela upp' })).toBeVisible();
    await expect(video).toHaveProperty('paused', true);
  },
};

export const FilmByKeyboard: Story = {
  name: 'Film paused by keyboard',
  args: { fields: filming },
  globals: onPhone,
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Pausa' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const control = await canvas.findByRole('button', { name: 'Spela upp' });
    for (const role of ['heading', 'link', 'combobox'] as const) {
      for (const element of canvas.getAllByRole(role))
        await expect(overlap(element, control)).toBe(0);
    }
  },
};

export const FilmWithoutPicture: Story = {
  name: 'Film without a picture',
  args: { fields: { ...words, Content: field('Video'), VideoPhone: linkField(film, '') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(filmOf(canvasElement).querySelectorAll('source:not([media])')).toHaveLength(2);
    await expect(filmOf(canvasElement).querySelector('source[media]')).toBeNull();
  },
};

export const FilmNotChosen: Story = {
  name: 'Video chosen, but no film',
  args: { fields: { ...standard, Content: field('Video') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(canvasElement.querySelector('video')).toBeNull();
  },
};

export const Preview: Story = {
  name: 'Preview',
  args: { mode: 'preview', fields: words },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  render: () => (
    <>
      {overview.map((fields, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
        <BlockExample key={at} componentName="HeroBanner" fields={{ ...standard, ...fields }} />
      ))}
    </>
  ),
};
