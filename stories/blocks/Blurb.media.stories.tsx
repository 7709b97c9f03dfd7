import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { field, linkField } from '../fixtures/fields.ts';
import film from '../fixtures/film.webm?url';
import { BlockExample } from './BlockExample.tsx';
import { blurbMeta, standard, words } from './blurbStates.ts';

// The manual is generated from Blurb.stories.tsx.
const meta = { title: 'Blocks/Blurb', tags: ['!autodocs'], ...blurbMeta };

export default meta;
type Story = StoryObj<typeof meta>;

const filming = { ...standard, VideoDesktop: linkField(film, 'Havet') };

const youtube = { ...standard, YoutubeID: field('aqz-KE-bpKQ') };

const animated = { UseTextAnimations: field(true), UseMediaAnimations: field(true) };

function filmOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('there is no film');
  return video;
}

/** A click makes sure that React has run all effects. */
async function effects(canvasElement: HTMLElement): Promise<void> {
  await userEvent.click(canvasElement);
}

/** The parts of the page that come into view with an animation now. */
function animations(canvasElement: HTMLElement): readonly Animation[] {
  return canvasElement
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation);
}

/** The addresses on other sites that the page refers to. */
function fromOutside(root: HTMLElement): string[] {
  const elements = root.querySelectorAll<HTMLElement>('[src], link[href]');
  return Array.from(elements, (element) => element.getAttribute('src') ?? '').filter((src) =>
    src.includes('youtube'),
  );
}

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
      {['aqz', 'https://youtu.be/aqz', '"><script>'].map((id) => (
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

export const Animations: Story = {
  name: 'Animated when scrolled to',
  render: () => (
    <>
      <div style={{ blockSize: '200vh' }} />
      <BlockExample componentName="Blurb" fields={{ ...standard, ...animated }} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading', { name: /En verkstad/ });
    await expect(heading).toBeVisible();
    await expect(animations(canvasElement)).toEqual([]);
    await effects(canvasElement);
    heading.scrollIntoView();
    await waitFor(() => expect(animations(canvasElement)).toHaveLength(2));
    const seen = animations(canvasElement);
    const timings = seen.map((animation) => animation.effect?.getTiming());
    for (const timing of timings) await expect(timing).toMatchObject({ delay: 0, duration: 1000 });
    for (const animation of seen) animation.finish();
    await expect(heading).toBeVisible();
    window.scrollTo(0, 0);
    heading.scrollIntoView();
    await expect(animations(canvasElement)).toEqual([]);
  },
};

export const NotAnimatedWhenVisible: Story = {
  name: 'Not animated when visible at first',
  args: { fields: { ...standard, ...animated } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading')).toBeVisible();
    await effects(canvasElement);
    await expect(animations(canvasElement)).toEqual([]);
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
    await waitFor(() => expect(animations(canvasElement)).toHaveLength(1));
    const [animation] = animations(canvasElement);
    const { effect } = animation ?? {};
    await expect(effect instanceof KeyframeEffect && effect.target?.contains(heading)).toBe(true);
    animation?.finish();
  },
};
