import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import coast from '../fixtures/coast.webp';
import { editing, field, imageField, markedFields } from '../fixtures/fields.ts';
import studio from '../fixtures/studio.webp';
import { onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { onEveryGround } from './variants.tsx';

const standard = {
  Title: field('Sex minuter med årets familjebil'),
  TitleTag: field('h2'),
  Text: field(
    '<p>Vi kör den från Malmö till Ystad och räknar på räckvidd, bagage och <a href="/laddning">laddning</a>.</p>',
  ),
  YoutubeID: field('aqz-KE-bpKQ'),
  Image: imageField(coast, 'En röd bil vid havet'),
};

const name = 'Spela upp videon: Sex minuter med årets familjebil';

const meta = {
  title: 'Blocks/YoutubeVideo',
  tags: ['autodocs'],
  ...blockMeta('YoutubeVideo'),
  args: { componentName: 'YoutubeVideo', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Before and after pressing play',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(/Sex minuter/);
    await expect(canvas.getByRole('link', { name: 'laddning' })).toBeVisible();
    await expect(externalAddresses(canvasElement)).toEqual([]);
    const play = canvas.getByRole('button', { name });
    await expect(play).toHaveAccessibleDescription(/hämtas från YouTube när du trycker/);
    await userEvent.click(play);
    const player = await canvas.findByTitle(name);
    const { origin, searchParams } = new URL(player.getAttribute('src') ?? '');
    await expect(origin).toBe('https://www.youtube-nocookie.com');
    await expect(Object.fromEntries(searchParams)).toEqual({ autoplay: '1', mute: '1' });
    await expect(player).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { fields: { ...standard, Text: field('') } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const play = canvas.getByRole('button', { name });
    await expect(play).toHaveFocus();
    const frame = play.closest('form')?.parentElement ?? play;
    await expect(getComputedStyle(frame).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    const player = await canvas.findByTitle(name);
    await expect(player).toHaveFocus();
    const { width, height } = player.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};

export const WithoutScript: Story = {
  name: 'Without JavaScript',
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLButtonElement>('button').form;
    await expect(form).toHaveAttribute('action', 'https://www.youtube.com/watch');
    await expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ v: 'aqz-KE-bpKQ' });
  },
};

export const FromATime: Story = {
  name: 'From a time on, with and without JavaScript',
  args: { fields: { ...standard, YoutubeID: field('https://youtu.be/aqz-KE-bpKQ?t=1m30s') } },
  play: async ({ canvas }) => {
    const play = canvas.getByRole<HTMLButtonElement>('button', { name });
    const sent = new FormData(play.form ?? undefined);
    await expect(Object.fromEntries(sent)).toEqual({ v: 'aqz-KE-bpKQ', t: '90s' });
    await userEvent.click(play);
    const player = await canvas.findByTitle(name);
    const { searchParams } = new URL(player.getAttribute('src') ?? '');
    await expect(searchParams.get('start')).toBe('90');
  },
};

export const WithoutPicture: Story = {
  name: 'Without a picture',
  args: { fields: { ...standard, Image: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const OnlyVideo: Story = {
  name: 'Only the video',
  render: () => (
    <>
      <BlockExample
        componentName="YoutubeVideo"
        fields={{ YoutubeID: field(' aqz-KE-bpKQ '), Image: standard.Image }}
      />
      <BlockExample componentName="YoutubeVideo" fields={{ YoutubeID: standard.YoutubeID }} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    const names = ['Spela upp videon: En röd bil vid havet', 'Spela upp videon'];
    for (const each of names)
      await expect(canvas.getByRole('button', { name: each })).toBeVisible();
  },
};

export const FirstOnThePage: Story = {
  name: 'First on the page',
  render: () => (
    <>
      <BlockExample componentName="YoutubeVideo" fields={standard} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').querySelector('img')).toHaveAttribute(
      'loading',
      'eager',
    );
  },
};

const invalidIds = [
  '',
  'aqz',
  'https://youtu.be/aqz',
  '"><script>alert(1)</script>',
  'å'.repeat(11),
  'a'.repeat(10_000),
];

export const InvalidId: Story = {
  name: 'Invalid YouTube id',
  render: () => (
    <>
      {[...invalidIds, 12_345_678, true].map((id) => (
        <BlockExample
          key={String(id)}
          componentName="YoutubeVideo"
          fields={{ ...standard, YoutubeID: field(id) }}
        />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

export const Malformed: Story = {
  name: 'Malformed content',
  args: {
    fields: {
      Title: field('<b>Film</b>'),
      TitleTag: field('h7'),
      Text: field(
        '<p onclick="alert(1)">Hej<script>alert(2)</script></p><iframe src="/"></iframe>',
      ),
      YoutubeID: standard.YoutubeID,
      Image: { value: { src: 'javascript:alert(1)' } },
      BackgroundColor: field('Pink'),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('<b>Film</b>');
    await expect(canvas.getByText('Hej')).not.toHaveAttribute('onclick');
    await expect(canvasElement.querySelector('script, iframe, img')).toBeNull();
  },
};

export const VeryLong: Story = {
  name: 'Very long text on a phone',
  globals: onSmallPhone,
  args: {
    fields: {
      ...standard,
      Title: field('Autonvuokrausliiketoimintasuunnitelmatyöryhmä'.repeat(2)),
      Text: field(`<p>${'Najjednoduchšieobhospodarovateľné autá. '.repeat(250)}</p>`),
    },
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    await expect(canvas.getByRole('button')).toBeVisible();
  },
};

export const Grounds: Story = onEveryGround({ componentName: 'YoutubeVideo', fields: standard });

const allFields = ['YoutubeID', 'Title', 'Text', 'Image'];
const empty = Object.fromEntries(allFields.map((each) => [each, { value: '' }]));

export const Editing: Story = {
  args: editing({ ...empty, ...standard }),
  play: async ({ canvas, canvasElement }) => {
    const marked = markedFields(canvasElement).filter((each) => each !== 'TitleTag');
    await expect(marked).toEqual(allFields);
    await expect(canvas.getByRole('button', { name })).toBeVisible();
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty block',
  args: editing(empty),
  play: async ({ canvas }) => {
    for (const each of allFields) await expect(canvas.getByText(`[${each}]`)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const EditingInvalidId: Story = {
  name: 'Editing an invalid YouTube id',
  args: editing({ ...standard, YoutubeID: field('aqz') }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'En röd bil vid havet' })).toBeVisible();
    await expect(canvas.getByText('[YoutubeID]')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <BlockExample componentName="YoutubeVideo" fields={standard} />
      <BlockExample
        componentName="YoutubeVideo"
        fields={{
          YoutubeID: standard.YoutubeID,
          Image: imageField(studio, 'En bil i studion'),
          BackgroundColor: field('BackgroundColor3'),
        }}
      />
      <BlockExample
        componentName="YoutubeVideo"
        fields={{ ...standard, Image: field(''), BackgroundColor: field('BackgroundColor2') }}
      />
    </>
  ),
};

/** The addresses on other sites that the page loads. */
function externalAddresses(root: HTMLElement): string[] {
  const elements = root.querySelectorAll<HTMLElement>('[src], link[href]');
  const addresses = Array.from(elements, (each) => each.getAttribute('src') ?? '');
  return addresses.filter((address) => new URL(address, location.href).origin !== location.origin);
}
