import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { stopTime } from '#stories/blocks/fakeClock.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { bookedFlow, Screen, screenArgs, storyTime } from './screens.tsx';

const meta = {
  title: 'Screens/Booking/Confirmation',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, initial: bookedFlow },
  beforeEach: () => stopTime(storyTime),
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The content of the calendar file that the page offers. */
async function calendarFile(): Promise<string> {
  const link = () => screen.getByRole('link', { name: 'Lägg till i kalendern' });
  await waitFor(() => expect(link()).toHaveAttribute('href', expect.stringMatching(/^blob:/)));
  await expect(link()).toHaveAttribute('download', 'B-1042.ics');
  const answer = await fetch(link().getAttribute('href') ?? '');
  await expect(answer.headers.get('content-type')).toBe('text/calendar');
  return (await answer.text()).replaceAll('\r\n ', '');
}

export const Booked: Story = {
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Bokning bekräftad' })).toBeVisible();
    await expect(canvas.getByText(/^Din bokning är nu bekräftad/)).toBeVisible();
    await expect(canvas.getByText('B-1042')).toBeVisible();
    await expect(canvas.getByText('onsdag 25 november kl. 08:15')).toBeVisible();
    const directions = canvas.getByRole('link', { name: 'Vägbeskrivning' });
    await expect(directions.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Nordvik\+Kungens\+kurva/,
    );
    const file = await calendarFile();
    await expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20261125T081500\r\n');
    await expect(file).toContain('SUMMARY:Verkstadsbesök MLB111\\, Nordvik Kungens kurva\r\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Ny bokning' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const FullDay: Story = {
  name: 'Booked for a whole day',
  args: {
    initial: { ...bookedFlow, time: { timeSlot: '2026-11-26T08:00:00', isFullDay: true } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('torsdag 26 november, heldag')).toBeVisible();
    await expect(canvas.getByText('Lämna bilen före kl. 08:00.')).toBeVisible();
    await expect(await calendarFile()).toContain('DTSTART;VALUE=DATE:20261126\r\n');
  },
};

export const Phone: Story = {
  name: 'Booked on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(sidewaysScroll()).toBe(0);
  },
};
