import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { BusyRegion } from '#design-system/Skeleton/BusyRegion.tsx';
import {
  Skeleton,
  SkeletonBox,
  SkeletonCircle,
  SkeletonText,
} from '#design-system/Skeleton/Skeleton.tsx';
import { Text as BodyText } from '#design-system/Text/Text.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/Skeleton',
  component: Skeleton,
  subcomponents: {
    'Skeleton of text': SkeletonText,
    'Skeleton of a box': SkeletonBox,
    'Skeleton of a circle': SkeletonCircle,
    BusyRegion,
  },
  args: { shape: 'text' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { shape: 'text', lines: 3 } };
export const Box: Story = { args: { shape: 'box', ratio: '16/9' } };
export const Circle: Story = { args: { shape: 'circle', size: 'l' } };

/** A line has exactly the height of the text it replaces, so that the layout does not shift. */
export const MatchesTextHeight: Story = {
  render: () => (
    <>
      <div data-testid="skeleton">
        <Skeleton lines={2} shape="text" />
      </div>
      <div data-testid="text">
        <BodyText>
          Volvo V60
          <br />
          2021
        </BodyText>
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    const [skeleton, text] = [canvas.getByTestId('skeleton'), canvas.getByTestId('text')];
    await expect(Math.abs(skeleton.offsetHeight - text.offsetHeight)).toBeLessThanOrEqual(1);
  },
};

function CarList() {
  const [state, setState] = useState<'loading' | 'ready'>('loading');
  return (
    <>
      <BusyRegion loadingLabel="Hämtar bilar" readyLabel="2 bilar" state={state}>
        {state === 'loading' ? <Skeleton lines={2} shape="text" /> : <p>Volvo V60, Kia EV6</p>}
      </BusyRegion>
      <button onClick={() => setState('ready')} type="button">
        Klar
      </button>
    </>
  );
}

/** One announcement when loading starts and one when it ends. */
export const InABusyRegion: Story = {
  render: () => <CarList />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hämtar bilar');
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Klar' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 bilar');
    await expect(canvas.getByText('Volvo V60, Kia EV6')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces(() => (
    <>
      <Column>
        <Skeleton ratio="16/9" shape="box" />
        <div>
          <Skeleton shape="text" textStyle="heading3" />
          <Skeleton lines={3} shape="text" />
        </div>
      </Column>
      <Column>
        <Skeleton shape="circle" size="l" />
        <Skeleton shape="circle" />
        <Skeleton shape="circle" size="s" />
        <Skeleton lines={2} shape="text" textStyle="small" />
        <Skeleton ratio="control" shape="box" />
      </Column>
    </>
  )),
};
