import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { StarRating, type StarRatingProps } from '#design-system/StarRating/StarRating.tsx';
import { template } from '#domain/template.ts';
import type { Canvas } from '../canvas.ts';
import { onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/StarRating',
  component: StarRating,
  args: {
    legend: 'Hur nöjd är du?',
    starLabel: template('{number} av {total} stjärnor'),
    value: 0,
    onValueChange: fn(),
  },
  render: (args) => <Rated {...args} />,
} satisfies Meta<typeof StarRating>;

export default meta;
type Story = StoryObj<typeof meta>;

function Rated({ value, onValueChange, ...rest }: StarRatingProps) {
  const [stars, setStars] = useState(value);
  const choose = (next: number) => {
    setStars(next);
    onValueChange(next);
  };
  return <StarRating {...rest} value={stars} onValueChange={choose} />;
}

/** How many stars look filled, from the first on. */
function filled(canvas: Canvas): readonly boolean[] {
  return canvas.getAllByRole('radio').map((star) => {
    const shape = star.closest('label')?.querySelector('svg');
    return shape !== null && shape !== undefined && getComputedStyle(shape).fill !== 'none';
  });
}

const firstOf = (count: number) => [1, 2, 3, 4, 5].map((star) => star <= count);

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Hur nöjd är du?' })).toBeVisible();
    for (const star of canvas.getAllByRole('radio')) await expect(star).not.toBeChecked();
    await expect(filled(canvas)).toEqual(firstOf(0));
    await userEvent.click(canvas.getByRole('radio', { name: '4 av 5 stjärnor' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(4);
    await expect(canvas.getByRole('radio', { name: '4 av 5 stjärnor' })).toBeChecked();
    await userEvent.unhover(canvas.getByRole('radio', { name: '4 av 5 stjärnor' }));
    await waitFor(() => expect(filled(canvas)).toEqual(firstOf(4)));
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '1 av 5 stjärnor' })).toHaveFocus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(canvas.getByRole('radio', { name: '3 av 5 stjärnor' })).toHaveFocus();
    await waitFor(() => expect(filled(canvas)).toEqual(firstOf(3)));
  },
};

export const Disabled: Story = {
  args: { value: 3, disabled: true },
  play: async ({ canvas }) => {
    for (const star of canvas.getAllByRole('radio')) await expect(star).toBeDisabled();
    await expect(filled(canvas)).toEqual(firstOf(3));
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((_surface, args: StarRatingProps) => (
    <>
      <Rated {...args} />
      <Rated {...args} value={4} />
      <Rated {...args} value={2} error="Välj minst en stjärna." />
      <Rated {...args} value={3} disabled />
    </>
  )),
};
