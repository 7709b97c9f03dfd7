import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { Spinner } from '#design-system/Spinner/Spinner.tsx';
import { onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/Spinner',
  component: Spinner,
  args: { label: 'Hämtar lediga tider' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Hämtar lediga tider');
  },
};

export const VisibleLabel: Story = {
  args: { labelVisibility: 'visible', size: 'l' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hämtar lediga tider')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces(() => (
    <>
      <Spinner label="Hämtar" labelVisibility="visible" size="s" />
      <Spinner label="Hämtar lediga tider" labelVisibility="visible" />
      <Spinner label="Haetaan vapaita huoltoaikoja" labelVisibility="visible" size="l" />
    </>
  )),
};
