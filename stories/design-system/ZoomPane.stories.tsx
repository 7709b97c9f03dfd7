import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useReducer } from 'react';
import { expect, fireEvent } from 'storybook/test';
import { Button, Picture } from '#design-system';
import { ZoomPane } from '#design-system/ZoomPane/ZoomPane.tsx';
import { scaleOf, whole, zoomReducer } from '#design-system/ZoomPane/zoomState.ts';
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
  args: { zoom: whole, onZoom: () => undefined, children: null },
  render: () => <Example />,
} satisfies Meta<typeof ZoomPane>;

export default meta;
type Story = StoryObj<typeof meta>;
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
