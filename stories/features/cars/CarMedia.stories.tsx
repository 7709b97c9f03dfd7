import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { noMedia } from '#domain/cars/gallery.ts';
import type { CarMediaProps } from '#features/cars/media/mediaProps.ts';
import { announcementOf } from '../../announcement.ts';
import { box } from '../../blocks/layout.ts';
import film from '../../fixtures/film.webm?url';
import { placesOf, pressThrough } from '../../pressThrough.ts';
import {
  answering,
  button,
  carMediaMeta,
  everything,
  expectPicture,
  photographs,
  picturesOf,
} from './carMediaStates.tsx';

const meta = { title: 'Screens/Cars/Media', ...carMediaMeta };

export default meta;

type Story = StoryObj<CarMediaProps>;

export const Many: Story = {
  name: 'Pictures, by pointer',
  play: async ({ canvas }) => {
    const position = await canvas.findByText('1 av 6');
    await expect(position).toBeVisible();
    await expect(announcementOf(position)).toBe('polite');
    await expect(canvas.queryByRole('group', { name: 'Sätt att se bilen' })).toBeNull();
    await expect(await button(canvas, 'Föregående bild')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(await button(canvas, 'Nästa bild'));
    await expect(await canvas.findByText('2 av 6')).toBeVisible();
    await expectPicture(canvas, 'Volvo V60, bild 2 av 6');
    const thumbnails = within(canvas.getByRole('group', { name: 'Alla bilder' }));
    const [, second, , fourth] = thumbnails.getAllByRole('button');
    await expect(second).toHaveAttribute('aria-current', 'true');
    if (fourth) await userEvent.click(fourth);
    await expect(await canvas.findByText('4 av 6')).toBeVisible();
    await expectPicture(canvas, 'Volvo V60, bild 4 av 6');
  },
};

export const BothEnds: Story = {
  name: 'Pictures, to both ends',
  play: async ({ canvas }) => {
    await pressThrough(canvas, 'Nästa bild', placesOf(6));
    await pressThrough(canvas, 'Föregående bild', placesOf(6).toReversed());
  },
};

export const ByKeyboard: Story = {
  name: 'Pictures, by keyboard',
  play: async ({ canvas }) => {
    await canvas.findByText('1 av 6');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await canvas.findByText('3 av 6')).toBeVisible();
    const thumbnails = within(canvas.getByRole('group', { name: 'Alla bilder' }));
    thumbnails.getAllByRole('button')[2]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await canvas.findByText('2 av 6')).toBeVisible();
    await expect(thumbnails.getAllByRole('button')[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('group', { name: 'Alla bilder' })).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const One: Story = {
  name: 'One picture',
  args: { images: picturesOf(1) },
  play: async ({ canvas }) => {
    await expectPicture(canvas, 'Volvo V60, bild 1 av 1');
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Visa i helskärm' })).toBeVisible();
  },
};

function middleOf(element: Element): number {
  const { left, right } = box(element);
  return (left + right) / 2;
}

export const Eighty: Story = {
  name: '80 pictures',
  args: { images: picturesOf(80) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 av 80')).toBeVisible();
    const large = () => canvas.getByRole('region', { name: 'Bilder' }).querySelectorAll('img');
    await expect(large().length).toBeLessThanOrEqual(2);
    const thumbnails = canvas.getByRole('group', { name: 'Alla bilder' });
    await expect(thumbnails.querySelectorAll('img').length).toBeLessThanOrEqual(20);
    const all = within(thumbnails).getAllByRole('button');
    await expect(all).toHaveLength(80);
    if (all[59]) fireEvent.click(all[59]);
    await expectPicture(canvas, 'Volvo V60, bild 60 av 80');
    await expect(large().length).toBeLessThanOrEqual(5);
    const sixtieth = all[59];
    if (!sixtieth) throw new Error('There are fewer pictures.');
    await waitFor(() => expect(sixtieth.querySelector('img')).toBeVisible());
    // Those before and after it are in sight too.
    await expect(Math.abs(middleOf(sixtieth) - middleOf(thumbnails))).toBeLessThan(2);
  },
};

export const Pressed: Story = {
  name: 'Picture pressed, to see it in full screen',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('img', { name: 'Volvo V60, bild 1 av 6' }));
    const full = within(await screen.findByRole('dialog', { name: 'Volvo V60' }));
    // It fades in.
    await waitFor(() => expect(full.getByText('1 av 6')).toBeVisible());
  },
};

export const None: Story = {
  name: 'No picture',
  args: { images: [], registrationNumber: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bilder' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OnlyFilm: Story = {
  name: 'A film but no picture',
  args: { images: [], loadMedia: answering({ ...noMedia, video: film }) },
  play: async ({ canvas }) => {
    const film = await button(canvas, 'Film');
    await expect(film).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(film);
    await expect(await canvas.findByLabelText('Volvo V60, Film')).toBeVisible();
  },
};

/** The silhouette is drawn by the style sheet, in place of the broken picture. */
export const HalfMissing: Story = {
  name: 'Half of the pictures are missing',
  args: { images: picturesOf(6, (at) => at % 2 === 0) },
  play: async ({ canvas }) => {
    const broken = await canvas.findByRole('img', { name: 'Volvo V60, bild 1 av 6' });
    await waitFor(() => expect(broken).toHaveProperty('complete', true));
    await expect(getComputedStyle(broken, '::after').maskImage).toMatch(/svg/);
    await userEvent.click(await button(canvas, 'Nästa bild'));
    await expectPicture(canvas, 'Volvo V60, bild 2 av 6');
  },
};

export const AllModes: Story = {
  name: 'Film and turns',
  args: { loadMedia: answering(everything) },
  play: async ({ canvas, args }) => {
    const modes = within(await canvas.findByRole('group', { name: 'Sätt att se bilen' }));
    await expect(args.loadMedia).toHaveBeenCalledWith('MLB210', expect.anything());
    await expect(modes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Bilder',
      'Film',
      'Insida 360°',
      'Utsida 360°',
    ]);
    await expect(canvas.queryByRole('slider')).toBeNull();
    const outside = modes.getByRole('button', { name: 'Utsida 360°' });
    const row = canvas.getByRole('list', { name: 'Bilder' }).parentElement;
    await userEvent.click(outside);
    await expect(outside).toHaveAttribute('aria-pressed', 'true');
    // The pictures are covered, so that the keyboard doesn't reach them.
    row?.focus();
    await expect(row).not.toHaveFocus();
    const turn = await canvas.findByRole('slider', { name: 'Volvo V60, Utsida 360°' });
    await userEvent.click(await button(canvas, 'Sluta snurra'));
    turn.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(turn).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Vy \d av 4$/));
    await expect(canvas.queryByText('1 av 6')).toBeNull();
    await userEvent.click(modes.getByRole('button', { name: 'Bilder' }));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(canvas.getByText('1 av 6')).toBeVisible();
  },
};

export const Inside: Story = {
  name: 'Turn from inside',
  args: { loadMedia: answering({ ...noMedia, inside: photographs }) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Insida 360°'));
    await expect(
      await canvas.findByRole('slider', { name: 'Volvo V60, Insida 360°' }),
    ).toBeVisible();
    await userEvent.click(await button(canvas, 'Sluta snurra'));
  },
};

export const Film: Story = {
  args: { loadMedia: answering({ ...noMedia, video: film }) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Film'));
    const video = await canvas.findByLabelText('Volvo V60, Film');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('src', film);
    await expect(video.querySelector('track')).toBeNull();
  },
};

/** The tracks of a film as its menu shows them, and whether they are shown at first. */
function tracksOf(video: HTMLElement) {
  if (!(video instanceof HTMLVideoElement)) throw new Error('It is no film.');
  return [...video.textTracks].map(({ kind, label, language, mode }) => [
    kind,
    label,
    language,
    mode,
  ]);
}

const captions = ['sv', 'en', 'fi'].map((language) => ({ language, src: `/film.${language}.vtt` }));

export const Captions: Story = {
  name: 'A film with captions',
  args: { loadMedia: answering({ ...noMedia, video: film, captions }) },
  beforeEach: () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'sv-FI';
    return () => {
      document.documentElement.lang = lang;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Film'));
    const video = await canvas.findByLabelText('Volvo V60, Film');
    await expect(tracksOf(video)).toEqual([['captions', 'svenska', 'sv', 'disabled']]);
    await expect(video.querySelector('track')).toHaveAttribute('src', '/film.sv.vtt');
  },
};

export const ForeignCaptions: Story = {
  name: 'Captions in other languages only',
  args: { loadMedia: answering({ ...noMedia, video: film, captions }) },
  beforeEach: () => {
    const { lang } = document.documentElement;
    document.documentElement.lang = 'sk';
    return () => {
      document.documentElement.lang = lang;
    };
  },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Film'));
    const video = await canvas.findByLabelText('Volvo V60, Film');
    await expect(tracksOf(video).map(([, label]) => label)).toEqual([
      'svenska',
      'English',
      'suomi',
    ]);
  },
};

export const BrokenFilm: Story = {
  name: 'A film that can’t be played',
  args: { loadMedia: answering({ ...noMedia, video: '/missing.webm' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Film'));
    const failed = await canvas.findByText(/^Det går inte att visa just nu/);
    await expect(failed).toBeVisible();
    await expect(announcementOf(failed)).toBe('polite');
    await userEvent.click(await button(canvas, 'Bilder'));
    await expectPicture(canvas, 'Volvo V60, bild 1 av 6');
  },
};

export const BrokenTurn: Story = {
  name: 'A turn whose pictures are missing',
  args: { loadMedia: answering({ ...noMedia, outside: ['/missing-0.webp', '/missing-1.webp'] }) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Utsida 360°'));
    await expect(await canvas.findByText(/^Det går inte att visa just nu/)).toBeVisible();
  },
};

export const MediaPending: Story = {
  name: 'Media are loading',
  args: { loadMedia: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expectPicture(canvas, 'Volvo V60, bild 1 av 6');
    await expect(canvas.queryByRole('group', { name: 'Sätt att se bilen' })).toBeNull();
  },
};

/** The source's failure is logged by the server; visitors see the pictures. */
export const MediaFailed: Story = {
  name: 'Media can’t be loaded',
  args: { loadMedia: undefined },
  beforeEach: () => {
    spyOn(window, 'fetch').mockResolvedValue(
      Response.json({ failure: 'timeout' }, { status: 503 }),
    );
  },
  play: async ({ canvas }) => {
    await expectPicture(canvas, 'Volvo V60, bild 1 av 6');
    await waitFor(() =>
      expect(window.fetch).toHaveBeenCalledWith('/api/car-media/MLB210', expect.anything()),
    );
    await expect(canvas.queryByRole('group', { name: 'Sätt att se bilen' })).toBeNull();
    await userEvent.click(await button(canvas, 'Nästa bild'));
    await expectPicture(canvas, 'Volvo V60, bild 2 av 6');
  },
};

export const Overview: Story = { tags: ['visual'], args: { loadMedia: answering(everything) } };
