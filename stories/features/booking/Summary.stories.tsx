import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { stopTime } from '#stories/blocks/fakeClock.ts';
import {
  answerWith,
  formFlow,
  paint,
  Screen,
  screenArgs,
  services,
  storyTime,
  workshopFlow,
} from './screens.tsx';

const meta = {
  title: 'Screens/Booking/Summary',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, initial: formFlow, hasSummary: true },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    answerWith({});
    return stopTime(storyTime);
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole('region', { name: 'Summering av val' }));

export const Desktop: Story = {
  tags: ['visual'],
  name: 'Beside the steps',
  play: async () => {
    await expect(panel().getByText('3 valda tjänster')).toBeInTheDocument();
    await expect(panel().getByText('Volvo V60 2021')).toBeVisible();
    await expect(panel().getByText(/Spolarvätska × 3 l/)).toBeVisible();
    await expect(panel().getAllByText('Tidigare pris')).toHaveLength(2);
    await expect(panel().getByText('onsdag 25 november kl. 08:15')).toBeVisible();
    await expect(screen.queryByRole('button', { name: /^Summering av val/ })).toBeNull();
  },
};

export const UnknownPrice: Story = {
  name: 'Without a known price',
  args: { initial: { ...workshopFlow, services: { ...services, lack: paint } } },
  play: async () => {
    await expect(panel().getByText('Pris saknas*')).toBeVisible();
    await expect(panel().getByText(/^\* Vissa priser kan inte beräknas/)).toBeVisible();
    await expect(panel().queryByText(/NaN/)).toBeNull();
  },
};

export const Phone: Story = {
  name: 'In a sheet on phones',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const bar = screen.getByRole('button', { name: /^Summering av val.*3 valda tjänster$/ });
    await userEvent.click(bar);
    const sheet = within(await screen.findByRole('dialog', { name: 'Summering av val' }));
    await expect(sheet.getByText('Nordvik Kungens kurva')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Dölj' }));
  },
};
