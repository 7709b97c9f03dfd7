import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect } from 'storybook/test';
import { themeNames } from '#tokens/names.ts';
import { carsPage } from '../features/cars/carsApi.ts';
import { ExamplePage } from './ExamplePage.tsx';

/** Whole pages, composed of the examples of the blocks' manuals, in the brand of the toolbar. */
const meta = {
  title: 'Sites/Pages',
  component: ExamplePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { theme: 'default', path: '/', blocks: [] },
  render: (args, { globals }) => (
    <ExamplePage
      {...args}
      theme={themeNames.find((name) => name === globals['theme']) ?? 'default'}
    />
  ),
} satisfies Meta<typeof ExamplePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const StartPage: Story = {
  tags: ['visual', 'core'],
  args: {
    blocks: [
      'HeroBanner',
      'CarTeaserQuery',
      'CardList',
      'NumbersBlock',
      'StoriesTeaser',
      'FAQList',
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('banner')).toBeVisible();
    const titles = [
      await canvas.findByRole('heading', { name: 'Hitta din nästa bil', level: 1 }),
      await canvas.findByRole('heading', { name: 'Elbilar i lager', level: 2 }),
      await canvas.findByRole('heading', { name: 'Vi tar hand om bilen', level: 2 }),
      await canvas.findByRole('heading', { name: 'Senaste nytt', level: 2 }),
    ];
    const tops = titles.map((title) => title.getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await expect(canvas.getByRole('contentinfo')).toBeVisible();
  },
};

export const ListPage: Story = {
  tags: ['visual'],
  args: { path: '/bilar', blocks: ['CarList'] },
  beforeEach: carsPage(),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Bilar i lager', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Bilar' })).toBeVisible();
  },
};
