import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { stopTime } from '#stories/blocks/fakeClock.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import { bookedFlow, paint, Screen, screenArgs, setup, storyTime } from './screens.tsx';

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
    await expect(canvas.getByText('Cirka 2 tim 15 min')).toBeVisible();
    await expect(canvas.queryByText(/^Priserna är medianvärden/)).not.toBeInTheDocument();
    await expect(canvas.getByText('Du kan vänta medan vi arbetar.')).toBeVisible();
    const directions = canvas.getByRole('link', { name: 'Vägbeskrivning' });
    await expect(directions.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Nordvik\+Kungens\+kurva/,
    );
    const change = within(canvas.getByRole('region', { name: 'Ändra eller avboka' }));
    await expect(change.getByRole('link', { name: 'Ring 020-12 34 56' })).toHaveAttribute(
      'href',
      'tel:+462012345600',
    );
    await expect(change.getByRole('link', { name: 'Läs hur du avbokar' })).toBeVisible();
    const file = await calendarFile();
    await expect(file).toContain('DURATION:PT135M\r\n');
    await expect(file).toContain('DTSTART;TZID=Europe/Stockholm:20261125T081500\r\n');
    await expect(file).toContain('SUMMARY:Verkstadsbesök MLB111\\, Nordvik Kungens kurva\r\n');
    await userEvent.click(canvas.getByRole('button', { name: 'Ny bokning' }));
    await expect(args.onRestart).toHaveBeenCalledOnce();
  },
};

export const Receipt: Story = {
  name: 'Printing the receipt',
  play: async ({ canvas }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Skriv ut bekräftelsen' }));
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const LeaveTheCar: Story = {
  name: 'A visit for which the car stays',
  args: {
    initial: {
      ...bookedFlow,
      services: { lackering: paint },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Du lämnar bilen hos oss medan vi arbetar.')).toBeVisible();
    await expect(await calendarFile()).toContain('DURATION:PT15M\r\n');
  },
};

export const UnknownVisit: Story = {
  name: 'Nothing known about the visit, and no way to change it',
  args: {
    initial: {
      ...bookedFlow,
      services: { lackering: { ...paint, durationMinutes: undefined, canWait: undefined } },
    },
    setup: { ...setup, phone: undefined, changeLink: undefined },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('B-1042')).toBeVisible();
    await expect(canvas.queryByText('Besöket')).not.toBeInTheDocument();
    await expect(canvas.queryByText('Ändra eller avboka')).not.toBeInTheDocument();
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
    await expect(canvas.queryByText('Besöket')).not.toBeInTheDocument();
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
