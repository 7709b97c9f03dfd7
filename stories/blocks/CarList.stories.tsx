import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { carsPage } from '../features/cars/carsApi.ts';
import { field } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { manualPage } from './manual/manualPage.tsx';

const words = { Title: field('Bilar i lager'), TitleTag: field('h1') };

const meta = {
  title: 'Blocks/CarList',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('CarList') },
  args: { componentName: 'CarList', fields: words, path: '/bilar' },
  beforeEach: carsPage(),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'All cars',
};
