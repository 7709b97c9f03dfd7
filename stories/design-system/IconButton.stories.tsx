import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from '#design-system/IconButton/IconButton.tsx';
import { OnSurfaces, Scene, Specimen } from './Specimen.tsx';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  args: { icon: 'close', label: 'Stäng', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['plain', 'primary', 'secondary', 'ghost', 'ghost-contrast'] as const;

export const Plain: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Stäng' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const Large: Story = {
  args: { size: 'l', variant: 'secondary', icon: 'search', label: 'Sök' },
};

export const Disabled: Story = {
  args: { disabled: true, variant: 'secondary', icon: 'chevron-right', label: 'Nästa bild' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Nästa bild' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      <OnSurfaces>
        <Specimen name="Medium">
          {variants.map((variant) => (
            <IconButton key={variant} variant={variant} icon="close" label="Stäng" />
          ))}
        </Specimen>
        <Specimen name="Large">
          {variants.map((variant) => (
            <IconButton key={variant} variant={variant} size="l" icon="search" label="Sök" />
          ))}
        </Specimen>
        <Specimen name="Unavailable">
          {variants.map((variant) => (
            <IconButton
              key={variant}
              variant={variant}
              disabled
              icon="chevron-right"
              label="Nästa"
            />
          ))}
        </Specimen>
      </OnSurfaces>
      <Scene>
        <Specimen name="Over a picture">
          {variants.map((variant) => (
            <IconButton key={variant} variant={variant} icon="chevron-right" label="Nästa" />
          ))}
        </Specimen>
      </Scene>
    </>
  ),
};
