import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { LoadedMedia } from '#domain/cars/gallery.ts';
import { noMedia } from '#domain/cars/gallery.ts';
import { ok } from '#domain/result.ts';
import { CarMediaIsland } from '#features/cars/media/CarMediaIsland.tsx';
import { carMediaTexts } from '#features/cars/media/carMediaTexts.ts';
import type { CarMediaProps, MediaImage } from '#features/cars/media/mediaProps.ts';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import coast from '../../fixtures/coast.webp';
import { dictionary } from '../../fixtures/dictionary.ts';
import film from '../../fixtures/film.webm?url';
import fjord from '../../fixtures/fjord.webp';
import forest from '../../fixtures/forest.webp';
import studio from '../../fixtures/studio.webp';

const photographs = [fjord, studio, coast, forest].map(({ src }) => src);

function picturesOf(count: number, missing: (at: number) => boolean = () => false) {
  return Array.from({ length: count }, (_, at): MediaImage => {
    const src = photographs[at % photographs.length] ?? '';
    return {
      src: missing(at) ? `/missing-${at}.webp` : src,
      alt: `Volvo V60, bild ${at + 1} av ${count}`,
    };
  });
}

const everything: LoadedMedia = { video: film, inside: photographs, outside: photographs };

/** The media that the source of the story returns. */
const answering = (media: LoadedMedia): CarMediaProps['loadMedia'] => fn(async () => ok(media));

const meta = {
  title: 'Screens/Cars/Media',
  component: CarMediaIsland,
  args: {
    name: 'Volvo V60',
    registrationNumber: 'MLB210',
    images: picturesOf(6),
    texts: carMediaTexts(dictionary),
    loadMedia: answering(noMedia),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '50rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<CarMediaProps>;

export default meta;
type Story = StoryObj<CarMediaProps>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const button = (canvas: Canvas, name: string) => canvas.findByRole('button', { name });
const phone = { viewport: { value: 'phoneSmall' } };

/** The name of the picture that fills the stage. */
async function expectPicture(canvas: Canvas, name: string) {
  const picture = await canvas.findByRole('img', { name });
  const stage = picture.closest('section') ?? document.body;
  // The row may still be moving.
  await waitFor(() => expect(Math.round(box(picture).left)).toBe(Math.round(box(stage).left)));
}

export const Many: Story = {
  name: 'Pictures, by pointer',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 av 6')).toBeVisible();
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
    await waitFor(() => expect(all[59]?.querySelector('img')).toBeVisible());
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
    await userEvent.click(outside);
    await expect(outside).toHaveAttribute('aria-pressed', 'true');
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
  },
};

export const BrokenFilm: Story = {
  name: 'A film that can’t be played',
  args: { loadMedia: answering({ ...noMedia, video: '/missing.webm' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Film'));
    await expect(await canvas.findByText(/^Det går inte att visa just nu/)).toBeVisible();
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

async function openFullScreen(canvas: Canvas) {
  const opener = await button(canvas, 'Visa i helskärm');
  opener.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Volvo V60' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
}

export const FullScreen: Story = {
  name: 'Full screen',
  args: { loadMedia: answering(everything) },
  play: async ({ canvas }) => {
    await button(canvas, 'Film');
    const full = await openFullScreen(canvas);
    await expect(full.getByText('1 av 6')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(await full.findByText('3 av 6')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(await full.findByText('6 av 6')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Visa i helskärm' })).toHaveFocus();
    await expect(await canvas.findByText('6 av 6')).toBeVisible();
    await expectPicture(canvas, 'Volvo V60, bild 6 av 6');
  },
};

export const Zoomed: Story = {
  name: 'Full screen, enlarged by keyboard',
  play: async ({ canvas }) => {
    const full = await openFullScreen(canvas);
    const picture = await full.findByRole('img', { name: 'Volvo V60, bild 1 av 6' });
    const width = () => Math.round(box(picture).width);
    const whole = width();
    await userEvent.keyboard('+++++');
    await expect(width()).toBe(3 * whole);
    await expect(full.getByRole('button', { name: 'Förstora' })).toHaveAttribute('aria-disabled');
    const left = box(picture).left;
    await userEvent.keyboard('{ArrowRight}');
    await expect(box(picture).left).toBeLessThan(left);
    await expect(full.getByText('1 av 6')).toBeVisible();
    await userEvent.keyboard('-');
    await expect(width()).toBe(2 * whole);
    await userEvent.keyboard('0');
    await expect(width()).toBe(whole);
    await userEvent.click(full.getByRole('button', { name: 'Förstora' }));
    await userEvent.click(full.getByRole('button', { name: 'Nästa bild' }));
    await full.findByText('2 av 6');
    // Another picture begins whole.
    await expect(full.getByRole('button', { name: 'Förminska' })).toHaveAttribute('aria-disabled');
  },
};

export const TurnInFullScreen: Story = {
  name: 'Full screen, turn',
  args: { loadMedia: answering(everything) },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Utsida 360°'));
    const full = await openFullScreen(canvas);
    await expect(await full.findByRole('slider', { name: 'Volvo V60, Utsida 360°' })).toBeVisible();
    await userEvent.click(full.getByRole('button', { name: 'Sluta snurra' }));
    await expect(full.queryByRole('button', { name: 'Förstora' })).toBeNull();
    await userEvent.click(full.getByRole('button', { name: 'Bilder' }));
    await expect(await full.findByText('1 av 6')).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  name: 'Reduced motion',
  args: { loadMedia: answering(everything) },
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? { ...real(query), matches: true } : real(query),
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(await button(canvas, 'Utsida 360°'));
    await expect(await button(canvas, 'Snurra bilen')).toBeVisible();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Vy 1 av 4');
    await userEvent.click(await button(canvas, 'Film'));
    await expect(await canvas.findByLabelText('Volvo V60, Film')).not.toHaveAttribute('autoplay');
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  globals: phone,
  args: {
    loadMedia: answering(everything),
    texts: {
      ...carMediaTexts(dictionary),
      carImages: 'Kuvat',
      carMediaFilm: 'Video',
      carMediaInside: 'Sisätilat 360°',
      carMediaOutside: 'Ulkopuoli 360°',
    },
  },
  play: async ({ canvas }) => {
    const modes = await canvas.findByRole('group', { name: 'Sätt att se bilen' });
    const expand = await button(canvas, 'Visa i helskärm');
    await expect(box(modes).right).toBeLessThanOrEqual(box(expand).left);
    for (const mode of within(modes).getAllByRole('button')) {
      await expect(box(mode).height).toBeGreaterThanOrEqual(44);
    }
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Overview: Story = { tags: ['visual'], args: { loadMedia: answering(everything) } };
