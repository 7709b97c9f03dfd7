import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Video } from '#design-system';
import film from '../fixtures/film.webm?url';
import fjord from '../fixtures/fjord.webp';

const labels = { play: 'Spela', pause: 'Pausa', mute: 'Ljud av', unmute: 'Ljud på' };

const meta = {
  title: 'Primitives/Video',
  component: Video,
  args: { src: film, poster: fjord.src, label: 'En resa längs fjorden', labels },
} satisfies Meta<typeof Video>;

export default meta;
type Story = StoryObj<typeof meta>;

function videoOf(canvasElement: HTMLElement): HTMLVideoElement {
  const video = canvasElement.querySelector('video');
  if (!video) throw new Error('no video found');
  return video;
}

/** By default the video plays automatically, looped and muted, and can be paused. */
export const Autoplay: Story = {
  play: async ({ canvas, canvasElement }) => {
    const video = videoOf(canvasElement);
    await expect(video).toHaveProperty('loop', true);
    await expect(video).toHaveProperty('muted', true);
    // Seen until the film has loaded.
    await expect(video.poster).toContain('fjord');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausa' }));
    await expect(canvas.getByRole('button', { name: 'Spela' })).toBeVisible();
    await expect(video).toHaveProperty('paused', true);
  },
};

/** The same video in two formats; the browser plays the first supported one. */
export const SeveralFormats: Story = {
  args: { src: [film, '/the-same-film.mp4'], autoplay: false },
  play: async ({ canvasElement }) => {
    const video = videoOf(canvasElement);
    const types = Array.from(video.querySelectorAll('source'), ({ type }) => type);
    await expect(types).toEqual(['video/webm', 'video/mp4']);
    await waitFor(() => expect(new URL(video.currentSrc).pathname).toContain('film.webm'));
  },
};

export const StartedManually: Story = {
  args: { autoplay: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(videoOf(canvasElement)).toHaveProperty('paused', true);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Pausa' })).toHaveFocus();
    await waitFor(() => expect(videoOf(canvasElement).paused).toBe(false));
  },
};

export const SoundControls: Story = {
  args: { autoplay: false, controls: 'full' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ljud på' }));
    await expect(await canvas.findByRole('button', { name: 'Ljud av' })).toBeVisible();
    await expect(videoOf(canvasElement)).toHaveProperty('muted', false);
  },
};

export const InitiallyUnmuted: Story = {
  args: { autoplay: false, muted: false, loop: false, controls: 'full' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'Ljud av' })).toBeVisible();
    await expect(videoOf(canvasElement)).toHaveProperty('loop', false);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  args: { autoplay: false, controls: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Spela' })).toBeVisible();
  },
};
