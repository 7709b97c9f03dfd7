import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '#design-system/ProgressBar/ProgressBar.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Boka service', value: 2, max: 4, valueText: 'Steg 2 av 4' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Boka service' });
    await expect(bar).toHaveAttribute('value', '2');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Steg 2 av 4');
  },
};

export const HiddenLabel: Story = {
  args: { labelVisibility: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Boka service' })).toBeVisible();
  },
};

/** The progress is unknown. */
export const Indeterminate: Story = {
  args: { label: 'Söker verkstäder', value: undefined, valueText: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Söker verkstäder' });
    await expect(bar).not.toHaveAttribute('value');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces(() => (
    <>
      <Column>
        <ProgressBar label="Boka service" max={4} value={2} valueText="Steg 2 av 4" />
        <ProgressBar label="Klar" value={100} valueText="100 %" />
      </Column>
      <Column>
        <ProgressBar
          label="Määräaikaishuollon ajanvaraus"
          max={4}
          value={1}
          valueText="Vaihe 1 neljästä"
        />
        <ProgressBar label="Söker verkstäder i närheten" />
      </Column>
    </>
  )),
};
