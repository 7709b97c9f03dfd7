import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { carMediaTexts } from '#features/cars/media/carMediaTexts.ts';
import type { CarMediaProps } from '#features/cars/media/mediaProps.ts';
import { box, sidewaysScroll } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { dictionary } from '../../fixtures/dictionary.ts';
import { answering, button, carMediaMeta, everything, expectPicture } from './carMediaStates.tsx';

const meta = { title: 'Screens/Cars/Media', ...carMediaMeta };

export default meta;

type Story = StoryObj<CarMediaProps>;

const phone = { viewport: { value: 'phoneSmall' } };

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
    // The first control, which makes the picture smaller, can't be used yet.
    await expect(full.getByRole('button', { name: 'Förstora' })).toHaveFocus();
    const picture = await full.findByRole('img', { name: 'Volvo V60, bild 1 av 6' });
    // The browser fetches it as wide as the window, so that it is sharp.
    await expect(picture).toHaveAttribute('sizes', expect.stringMatching(/^(auto, )?100vw$/));
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
    await expect(width()).toBeGreaterThan(whole);
    await userEvent.click(full.getByRole('button', { name: 'Förminska' }));
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
