import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { iconNames } from '#design-system/Icon/iconNames.ts';
import { themeOf } from './FoundationPage.tsx';
import { IconsPage } from './IconsPage.tsx';

const meta = {
  title: 'Foundations/Icons',
  component: IconsPage,
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default' },
  render: (_, { globals }) => <IconsPage theme={themeOf(globals)} />,
} satisfies Meta<typeof IconsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllIcons: Story = {
  name: 'All icons',
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(iconNames.length);
  },
};

export const Found: Story = {
  name: 'Found and copied',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'arrow-u');
    await userEvent.click(canvas.getByRole('button', { name: 'arrow-up' }));
    await expect(write).toHaveBeenCalledWith('arrow-up');
    await expect(canvas.getByRole('status')).toHaveTextContent('arrow-up is copied.');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'xylophone');
    await expect(canvas.getByRole('status')).toHaveTextContent('No icon has this in its name.');
  },
};
