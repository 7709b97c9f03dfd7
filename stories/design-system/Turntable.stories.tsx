import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { Text } from '#design-system';
import { Turntable } from '#design-system/Turntable/Turntable.tsx';
import { template } from '#domain/template.ts';
import type { Canvas } from '../canvas.ts';
import coast from '../fixtures/coast.webp';
import fjord from '../fixtures/fjord.webp';
import forest from '../fixtures/forest.webp';
import studio from '../fixtures/studio.webp';

const frames = [coast, fjord, forest, studio].map(({ src }) => src);

const meta = {
  title: 'Primitives/Turntable',
  component: Turntable,
  args: {
    frames,
    label: 'Volvo V60, utsida',
    labels: {
      start: 'Snurra',
      stop: 'Sluta snurra',
      position: template('Vy {number} av {total}'),
      turning: 'Snurrar',
      loading: 'Laddar',
    },
    fallback: <Text>Det går inte att visa just nu.</Text>,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', aspectRatio: '3 / 2', maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Turntable>;

export default meta;
type Story = StoryObj<typeof meta>;
const turntable = (canvas: Canvas) => canvas.findByRole('slider', { name: 'Volvo V60, utsida' });

/** Waits until all pictures are loaded. */
async function whenLoaded(canvas: Canvas) {
  const slider = await turntable(canvas);
  await waitFor(() => expect(slider.querySelector('img')).toBeVisible());
  return slider;
}

/** Replaces the timer between frames; the returned function lets a frame's time pass. */
function fakeTicks(): () => void {
  const ticks = new Set<() => void>();
  const real = window.setInterval.bind(window);
  const intervals = spyOn(
    window as { setInterval: (run: () => void, ms?: number) => number },
    'setInterval',
  );
  intervals.mockImplementation((run, ms) => {
    if (ms === 150) ticks.add(run);
    return ms === 150 ? 0 : Number(real(run, ms));
  });
  return () => {
    for (const tick of ticks) tick();
  };
}

const shown = (slider: HTMLElement) => slider.querySelector('img')?.getAttribute('src') ?? '';

export const TurnsByItself: Story = {
  name: 'Turns by itself, and stops',
  play: async ({ canvas }) => {
    const tick = fakeTicks();
    const slider = await whenLoaded(canvas);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Snurrar');
    await waitFor(() => {
      tick();
      expect(shown(slider)).toContain(frames[3]);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Sluta snurra' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 4 av 4');
    await expect(canvas.getByRole('button', { name: 'Snurra' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    fakeTicks();
    const slider = await whenLoaded(canvas);
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 2 av 4');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuenow', '4');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Snurra' })).toHaveFocus();
  },
};

export const ByDragging: Story = {
  beforeEach: () => {
    // Browsers refuse to capture a pointer that exists only in a test.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  },
  play: async ({ canvas }) => {
    fakeTicks();
    const slider = await whenLoaded(canvas);
    fireEvent.pointerDown(slider, { button: 0, clientX: 100 });
    fireEvent.pointerMove(slider, { clientX: 104 });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 1 av 4');
    fireEvent.pointerMove(slider, { clientX: 110 });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 3 av 4');
    fireEvent.pointerUp(slider);
    fireEvent.pointerMove(slider, { clientX: 200 });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 3 av 4');
    await expect(canvas.getByRole('button', { name: 'Snurra' })).toBeVisible();
  },
};

export const ReducedMotion: Story = {
  name: 'Starts stopped with reduced motion',
  beforeEach: () => {
    const real = window.matchMedia.bind(window);
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? { ...real(query), matches: true } : real(query),
    );
  },
  play: async ({ canvas }) => {
    const slider = await whenLoaded(canvas);
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 1 av 4');
    await userEvent.click(canvas.getByRole('button', { name: 'Snurra' }));
    await expect(slider).toHaveAttribute('aria-valuetext', 'Snurrar');
    await userEvent.click(canvas.getByRole('button', { name: 'Sluta snurra' }));
  },
};

export const Loading: Story = {
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Laddar');
    await expect((await turntable(canvas)).querySelector('img')).toBeNull();
  },
};

export const Broken: Story = {
  name: 'No picture can be loaded',
  beforeEach: () => {
    spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('broken'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Det går inte att visa just nu.')).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

/** The remaining pictures are shown. */
export const HalfBroken: Story = {
  name: 'Half of the pictures can’t be loaded',
  beforeEach: () => {
    const { decode } = HTMLImageElement.prototype;
    spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (
      this: HTMLImageElement,
    ) {
      const frame = frames.findIndex((src) => this.src.includes(src));
      return frame % 2 === 1 ? Promise.reject(new Error('broken')) : decode.call(this);
    });
  },
  play: async ({ canvas }) => {
    fakeTicks();
    const slider = await whenLoaded(canvas);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Vy 2 av 4');
    await waitFor(() =>
      expect([frames[0], frames[2]].some((src) => shown(slider).includes(src ?? '?'))).toBe(true),
    );
  },
};

export const Overview: Story = {
  tags: ['visual'],
  beforeEach: () => {
    fakeTicks();
  },
};
