import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import coast from '../fixtures/coast.webp';
import { editable, field, imageField, linkField, markedFields } from '../fixtures/fields.ts';
import film from '../fixtures/film.webm?url';
import fjordPhone from '../fixtures/fjord-phone.webp';
import forest from '../fixtures/forest.webp';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

const words = {
  Title: field('En verkstad som ringer innan den byter'),
  TitleTag: field('h2'),
  RichText: field(
    '<p>Du får ett pris när du bokar, och ett samtal om något mer behöver göras. Ingenting byts utan att du har <a href="/sagt-ja">sagt ja</a>.</p><p>Medan bilen är inne lånar du en cykel.</p>',
  ),
  Link: linkField('/boka-verkstad', 'Boka verkstad'),
};

const picture = { ImageDesktop: imageField(coast, 'En röd bil vid havet') };
const phonePicture = { ImagePhone: imageField(fjordPhone, 'En bil vid en fjord') };
const standard = { ...words, ...picture };
const filming = { ...standard, VideoDesktop: linkField(film, 'Havet') };
const youtube = { ...standard, YoutubeID: field('aqz-KE-bpKQ') };
const onPhone = { viewport: { value: 'mobile1' } };

const meta = {
  title: 'Blocks/Blurb',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('Blurb') },
  args: { componentName: 'Blurb', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  globals: onPhone,
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
  render: () => (
    <>
      {['h1', 'h2', 'h3'].map((tag) => (
        <BlockExample
          key={tag}
          componentName="Blurb"
          fields={{ ...words, Title: field(tag), TitleTag: field(tag) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3]) {
      await expect(canvas.getByRole('heading', { level, name: `h${level}` })).toBeVisible();
    }
  },
};

const grounds = ['None', 'BackgroundColor1', 'BackgroundColor2', 'BackgroundColor3'];

export const Grounds: Story = {
  render: () => (
    <>
      {grounds.map((ground) => (
        <BlockExample
          key={ground}
          componentName="Blurb"
          fields={{ ...standard, Title: field(ground), BackgroundColor: field(ground) }}
        />
      ))}
    </>
  ),
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

export const Film: Story = {
  name: 'Film with a poster',
  args: { fields: { ...filming, VideoPhone: linkField(`${film}?phone`, '') } },
  play: async ({ canvas, canvasElement }) => {
    const video = filmOf(canvasElement);
    await expect(video).toHaveProperty('muted', true);
    await expect(video).toHaveProperty('loop', true);
    await expect(video.querySelector('source')).toHaveAttribute('src', `${film}?phone`);
    await expect(canvas.getByRole('img', { name: 'En röd bil vid havet' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausa' }));
    await expect(video).toHaveProperty('paused', true);
    await expect(canvas.queryByRole('button', { name: 'Slå på ljudet' })).toBeNull();
  },
};

export const ControlBar: Story = {
  name: 'Film with a control bar',
  args: { fields: { ...filming, HasControlBar: field(true) } },
  play: async ({ canvas, canvasElement }) => {
    const sound = await canvas.findByRole('button', { name: 'Slå på ljudet' });
    sound.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Stäng av ljudet' })).toHaveFocus();
    await expect(filmOf(canvasElement)).toHaveProperty('muted', false);
    await userEvent.keyboard(' ');
    await expect(await canvas.findByRole('button', { name: 'Slå på ljudet' })).toBeVisible();
  },
};

export const OnlyPhoneFilm: Story = {
  name: 'Only the phone film',
  args: { fields: { ...words, VideoPhone: linkField(film, '') } },
  play: async ({ canvas, canvasElement }) => {
    const video = filmOf(canvasElement);
    await expect(video.querySelectorAll('source:not([media])')).toHaveLength(2);
    await expect(video.querySelector('source[media]')).toBeNull();
    await expect(video).toHaveAttribute('aria-label', words.Title.value);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const Youtube: Story = {
  name: 'YouTube film',
  args: { fields: youtube },
  play: async ({ canvas, canvasElement }) => {
    await expect(fromOutside(canvasElement)).toEqual([]);
    await expect(canvas.getByText(/hämtas från YouTube när du trycker/)).toBeVisible();
    const name = 'Spela upp videon: En verkstad som ringer innan den byter';
    const play = canvas.getByRole('button', { name });
    await expect(play).toHaveAccessibleDescription(/hämtas från YouTube/);
    await userEvent.click(play);
    const player = await canvas.findByTitle(name);
    await expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&mute=1',
    );
    await expect(player).toHaveFocus();
    await expect(canvas.queryByRole('button', { name })).toBeNull();
  },
};

export const YoutubeByKeyboard: Story = {
  args: { fields: { ...youtube, Link: field(''), RichText: field('') } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    const frame = button.closest('form')?.parentElement ?? button;
    await expect(getComputedStyle(frame).outlineStyle).toBe('solid');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByTitle(/Spela upp videon/)).toHaveFocus();
  },
};

export const YoutubeWithoutPoster: Story = {
  name: 'YouTube without picture and title',
  args: { fields: { YoutubeID: field(' aqz-KE-bpKQ ') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spela upp videon' })).toBeVisible();
  },
};

export const YoutubeBadIds: Story = {
  name: 'Invalid YouTube id',
  render: () => (
    <>
      {['aqz', 'https://youtu.be/aqz-KE-bpKQ', '"><script>'].map((id) => (
        <BlockExample
          key={id}
          componentName="Blurb"
          fields={{ ...standard, YoutubeID: field(id) }}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

export const FilmAndYoutube: Story = {
  name: 'Both a film and YouTube',
  args: { fields: { ...filming, YoutubeID: field('aqz-KE-bpKQ') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(filmOf(canvasElement)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Spela upp videon/ })).toBeNull();
  },
};

const animated = { UseTextAnimations: field(true), UseMediaAnimations: field(true) };

export const Animations: Story = {
  name: 'Animated when scrolled to',
  render: () => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <BlockExample componentName="Blurb" fields={{ ...standard, ...animated }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const revealed = () => Array.from(canvasElement.querySelectorAll('[data-state="revealed"]'));
    const heading = canvas.getByRole('heading', { name: /En verkstad/ });
    await expect(heading).toBeVisible();
    await expect(revealed()).toEqual([]);
    await effects(canvasElement);
    heading.scrollIntoView();
    await waitFor(() => expect(revealed()).toHaveLength(2));
    const animations = revealed().flatMap((element) => element.getAnimations());
    const timings = animations.map((animation) => animation.effect?.getTiming());
    for (const timing of timings) await expect(timing).toMatchObject({ delay: 0, duration: 1000 });
    await expect(timings).toHaveLength(2);
    for (const animation of animations) animation.finish();
    await expect(getComputedStyle(revealed()[0] ?? heading).opacity).toBe('1');
    window.scrollTo(0, 0);
    heading.scrollIntoView();
    await expect(revealed().flatMap((element) => element.getAnimations())).toEqual([]);
  },
};

export const NotAnimatedWhenVisible: Story = {
  name: 'Not animated when visible at first',
  args: { fields: { ...standard, ...animated } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await expect(canvasElement.querySelector('[data-state="revealed"]')).toBeNull();
  },
};

export const AnimatedSeparately: Story = {
  name: 'Text and picture animated separately',
  render: () => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <BlockExample
        componentName="Blurb"
        fields={{ ...standard, UseTextAnimations: animated.UseTextAnimations }}
      />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { name: /En verkstad/ });
    await effects(canvasElement);
    heading.scrollIntoView();
    await waitFor(() => expect(heading.closest('[data-state="revealed"]')).toBeTruthy());
    await expect(canvasElement.querySelectorAll('[data-state="revealed"]')).toHaveLength(1);
    for (const animation of document.getAnimations()) animation.finish();
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
  globals: onPhone,
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
  args: {
    fields: {
      ...standard,
      Link: { value: { href: 'https://nordvik.example', text: 'Nordvik', target: '_blank' } },
    },
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /Nordvik.*öppnas i en ny flik/ });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const hidden = ['ImagePhone', 'VideoDesktop', 'VideoPhone', 'YoutubeID'];
const allFields = [...hidden, 'ImageDesktop', 'Title', 'RichText', 'Link'];
const empty = Object.fromEntries(allFields.map((name) => [name, { value: '' }]));

export const Editing: Story = {
  args: { mode: 'edit', fields: editable({ ...empty, ...standard }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    await expect(canvas.getByRole('heading')).toHaveTextContent('En verkstad som ringer innan');
  },
};

export const EditingEmpty: Story = {
  name: 'Editing an empty blurb',
  args: { mode: 'edit', fields: editable(empty) },
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

function filmOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('there is no film');
  return video;
}

/** A click makes sure that React has run all effects. */
async function effects(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(canvasElement);
}

/** The addresses on other sites that the page refers to. */
function fromOutside(root: HTMLElement): string[] {
  const elements = root.querySelectorAll<HTMLElement>('[src], link[href]');
  return Array.from(elements, (element) => element.getAttribute('src') ?? '').filter((src) =>
    src.includes('youtube'),
  );
}
