import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useReducer } from 'react';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { Button, Picture } from '#design-system';
import { ZoomPane } from '#design-system/ZoomPane/ZoomPane.tsx';
import { scaleOf, whole, zoomReducer } from '#design-system/ZoomPane/zoomState.ts';
import { reducedMotionQuery } from '#themes/queries.css.ts';
import type { Canvas } from '../canvas.ts';
import fjord from '../fixtures/fjord.webp';

/** A picture with the buttons that an owner adds. */
function Example() {
  const [zoom, onZoom] = useReducer(zoomReducer, whole);
  return (
    <>
      <div style={{ position: 'relative', inlineSize: '24rem', blockSize: '16rem' }}>
        <ZoomPane zoom={zoom} onZoom={onZoom}>
          <Picture src={fjord.src} alt="Fjord" ratio="fill" />
        </ZoomPane>
      </div>
      <p role="status">{`${Math.round(scaleOf(zoom) * 100)} %`}</p>
      <Button onClick={() => onZoom({ type: 'steppedIn' })}>Förstora</Button>
    </>
  );
}

const meta = {
  title: 'Primitives/ZoomPane',
  component: ZoomPane,
  beforeEach: () => {
    // The pointers of a simulation can't be captured.
    spyOn(Element.prototype, 'setPointerCapture').mockReturnValue();
  },
  args: { zoom: whole, onZoom: () => undefined, children: null },
  render: () => <Example />,
} satisfies Meta<typeof ZoomPane>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Waits until the browser has drawn so many frames. */
async function frames(count: number): Promise<void> {
  for (let drawn = 0; drawn < count; drawn += 1) await new Promise(requestAnimationFrame);
}

const picture = (canvas: Canvas) => canvas.getByRole('img', { name: 'Fjord' });
const scale = (canvas: Canvas) => canvas.getByRole('status').textContent;
const width = (canvas: Canvas) => Math.round(picture(canvas).getBoundingClientRect().width);

export const ByWheel: Story = {
  play: async ({ canvas }) => {
    await expect(width(canvas)).toBe(384);
    fireEvent.wheel(picture(canvas), { deltaY: -200, clientX: 200, clientY: 100 });
    await expect(scale(canvas)).toBe('149 %');
    for (let turn = 0; turn < 9; turn += 1) fireEvent.wheel(picture(canvas), { deltaY: -200 });
    await expect(scale(canvas)).toBe('300 %');
    await expect(width(canvas)).toBe(3 * 384);
    for (let turn = 0; turn < 9; turn += 1) fireEvent.wheel(picture(canvas), { deltaY: 200 });
    await expect(scale(canvas)).toBe('100 %');
  },
};

export const WheelOfThePage: Story = {
  name: 'The page scrolls by wheel where nothing can be made smaller',
  play: async ({ canvas }) => {
    // `fireEvent` returns whether the browser goes on to scroll or zoom.
    await expect(fireEvent.wheel(picture(canvas), { deltaY: 100 })).toBe(true);
    await expect(fireEvent.wheel(picture(canvas), { deltaY: 100, ctrlKey: true })).toBe(false);
    await expect(fireEvent.wheel(picture(canvas), { deltaY: -100 })).toBe(false);
    await expect(fireEvent.wheel(picture(canvas), { deltaY: 100 })).toBe(false);
    await expect(scale(canvas)).toBe('100 %');
  },
};

const tap = (element: HTMLElement) => {
  const at = { pointerId: 1, button: 0, clientX: 100, clientY: 100 };
  fireEvent.pointerDown(element, at);
  fireEvent.pointerUp(element, at);
};

export const ByDoubleTap: Story = {
  play: async ({ canvas }) => {
    tap(picture(canvas));
    await expect(scale(canvas)).toBe('100 %');
    tap(picture(canvas));
    await expect(scale(canvas)).toBe('200 %');
  },
};

export const ByPinch: Story = {
  play: async ({ canvas }) => {
    const fingers = (type: 'pointerDown' | 'pointerMove', pointerId: number, clientX: number) =>
      fireEvent[type](picture(canvas), { pointerId, button: 0, clientX, clientY: 100 });
    fingers('pointerDown', 1, 150);
    fingers('pointerDown', 2, 200);
    fingers('pointerMove', 2, 250);
    await expect(scale(canvas)).toBe('200 %');
    fingers('pointerMove', 1, 100);
    await expect(scale(canvas)).toBe('300 %');
  },
};

const left = (canvas: Canvas) => picture(canvas).getBoundingClientRect().left;

/** Drags to the left by 60 px, in the time that passes between the events. */
function throwLeft(canvas: Canvas) {
  const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent[type](picture(canvas), { pointerId: 1, button: 0, clientX, clientY: 100 });
  pointer('pointerDown', 200);
  for (const clientX of [190, 170, 140]) pointer('pointerMove', clientX);
  pointer('pointerUp', 140);
}

export const Thrown: Story = {
  name: 'Thrown, it glides on to its edge at most',
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: 'Förstora' }));
    const start = left(canvas);
    throwLeft(canvas);
    await waitFor(() => expect(left(canvas)).toBeLessThan(start - 61));
    // The right edge of the picture is at the right edge of the pane.
    await waitFor(() => expect(Math.round(left(canvas) - start)).toBe(-96));
  },
};

export const ThrownWithReducedMotion: Story = {
  name: 'Thrown, with reduced motion',
  beforeEach: () => {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === reducedMotionQuery ? 'all' : query),
    );
  },
  play: async ({ canvas }) => {
    fireEvent.click(canvas.getByRole('button', { name: 'Förstora' }));
    const start = left(canvas);
    throwLeft(canvas);
    await frames(10);
    await expect(Math.round(left(canvas) - start)).toBe(-60);
  },
};

export const PinchedOnly: Story = {
  name: 'After two fingers nothing glides',
  play: async ({ canvas }) => {
    const finger = (
      type: 'pointerDown' | 'pointerMove' | 'pointerUp',
      id: number,
      clientX: number,
    ) => fireEvent[type](picture(canvas), { pointerId: id, button: 0, clientX, clientY: 100 });
    finger('pointerDown', 1, 150);
    finger('pointerDown', 2, 200);
    finger('pointerMove', 2, 250);
    finger('pointerUp', 2, 250);
    for (const clientX of [140, 130, 120]) finger('pointerMove', 1, clientX);
    const lifted = left(canvas);
    finger('pointerUp', 1, 120);
    await frames(10);
    await expect(left(canvas)).toBe(lifted);
  },
};

export const Caught: Story = {
  name: 'Caught while it glides',
  play: async ({ canvas }) => {
    for (let step = 0; step < 3; step += 1)
      fireEvent.click(canvas.getByRole('button', { name: 'Förstora' }));
    const start = left(canvas);
    throwLeft(canvas);
    await waitFor(() => expect(left(canvas)).toBeLessThan(start - 61));
    fireEvent.pointerDown(picture(canvas), { pointerId: 2, button: 0, clientX: 100, clientY: 100 });
    await frames(1);
    const caught = left(canvas);
    await frames(10);
    await expect(left(canvas)).toBe(caught);
  },
};

export const ByButton: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    const pane = picture(canvas).closest('[data-state]');
    await expect(pane).toHaveAttribute('data-state', 'whole');
    fireEvent.click(canvas.getByRole('button', { name: 'Förstora' }));
    await expect(scale(canvas)).toBe('150 %');
    await expect(pane).toHaveAttribute('data-drag', 'own');
  },
};
