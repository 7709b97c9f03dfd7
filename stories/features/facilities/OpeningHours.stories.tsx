import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Container } from '#design-system';
import type { DateHours, OpeningSchedule, TimeSpan } from '#domain/facilities/openingHours.ts';
import { dayMs } from '#domain/units.ts';
import { OpeningHours } from '#features/facilities/hours/OpeningHours.tsx';
import { hoursTexts } from '#features/facilities/hours/openTexts.ts';
import { fakeClock } from '../../blocks/fakeClock.ts';
import type { Canvas } from '../../canvas.ts';
import { dictionary } from '../../fixtures/dictionary.ts';

/** A week with hours of some weekdays; 1 is Monday. */
function schedule(
  spans: Readonly<Record<number, TimeSpan>>,
  deviations: readonly DateHours[] = [],
): OpeningSchedule {
  const week = Object.entries(spans).map(([day, span]) => ({
    weekday: Number(day),
    span,
    text: '',
  }));
  return { week, deviations };
}

function everyDay(span: TimeSpan): Readonly<Record<number, TimeSpan>> {
  return { 1: span, 2: span, 3: span, 4: span, 5: span, 6: span, 7: span };
}

const day = { opens: '09:00', closes: '18:00' };
const weekdays = { 1: day, 2: day, 3: day, 4: day, 5: day };

// 23 November 2026 is a Monday.
const monday = '2026-11-23T10:00:00+01:00';

let clock: ReturnType<typeof fakeClock> | undefined;

function startingAt(time: string) {
  return () => {
    clock?.stop();
    clock = fakeClock({ startMs: Date.parse(time) });
    return clock.stop;
  };
}

const meta = {
  title: 'Screens/Facilities/Opening hours',
  component: OpeningHours,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <OpeningHours {...args} />
    </Container>
  ),
  args: {
    schedule: schedule(weekdays),
    timeZone: 'Europe/Stockholm',
    locale: 'sv-SE',
    department: 'Verkstad',
    phone: '08-465 00 42',
    texts: hoursTexts(dictionary),
  },
  beforeEach: startingAt(monday),
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Waits for a state and when it changes, such as `Öppet nu` and `stänger 18:00`. */
async function showsState(canvas: Canvas, ...texts: readonly string[]): Promise<void> {
  for (const text of texts) await waitFor(() => expect(canvas.getByText(text)).toBeVisible());
}

async function rowOf(canvas: Canvas, day: string): Promise<HTMLElement> {
  const row = await canvas.findByRole('row', { name: new RegExp(`^${day}`) });
  await expect(within(row).getByRole('rowheader')).toHaveTextContent(day);
  return row;
}

export const Open: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu', 'stänger 18:00');
    const today = await rowOf(canvas, 'Måndag');
    await expect(today).toHaveAttribute('aria-current', 'date');
    await expect(today).toHaveTextContent('i dag');
    const sunday = await rowOf(canvas, 'Söndag');
    await expect(sunday).toHaveTextContent('Stängt');
    // The drawing of a closed day is empty, and its words are quieter.
    await expect(today.querySelectorAll('rect')).toHaveLength(1);
    await expect(sunday.querySelectorAll('rect')).toHaveLength(0);
    const tuesday = await rowOf(canvas, 'Tisdag');
    await expect(getComputedStyle(sunday).color).not.toBe(getComputedStyle(tuesday).color);
  },
};

/** The server doesn't mark today, so the marked row must not move the others. */
export const EveryDay: Story = {
  name: 'The same widths every day',
  play: async ({ canvas }) => {
    const widths = () =>
      [...(canvas.getAllByRole('row')[0]?.children ?? [])].map(
        (cell) => cell.getBoundingClientRect().width,
      );
    await showsState(canvas, 'Öppet nu');
    const onMonday = widths();
    for (const day of ['Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag']) {
      clock?.advance(dayMs);
      await waitFor(async () =>
        expect(await rowOf(canvas, day)).toHaveAttribute('aria-current', 'date'),
      );
      await expect(widths()).toEqual(onMonday);
    }
  },
};

export const NamedDeviation: Story = {
  name: 'A holiday in this week',
  args: { schedule: schedule(weekdays, [{ date: '2026-11-26', text: 'Julafton: stängt' }]) },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await rowOf(canvas, 'Torsdag')).toHaveTextContent(/Julafton: stängt.*Stängt/),
    );
    await expect(await rowOf(canvas, 'Onsdag')).not.toHaveTextContent('avvikande');
  },
};

export const OpensToday: Story = {
  name: 'Opens today',
  beforeEach: startingAt('2026-11-23T08:59:30+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu', 'öppnar 09:00');
    clock?.advance(30_000);
    await showsState(canvas, 'Öppet nu');
  },
};

export const PastMidnight: Story = {
  name: 'Open past midnight',
  args: { schedule: schedule({ 5: { opens: '22:00', closes: '03:00' } }) },
  beforeEach: startingAt('2026-11-28T01:30:00+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu', 'stänger 03:00');
    await expect(await rowOf(canvas, 'Fredag')).toHaveTextContent('22:00–03:00');
    await expect(await rowOf(canvas, 'Lördag')).toHaveTextContent('Stängt');
  },
};

export const UntilMidnight: Story = {
  name: 'Open until midnight',
  args: { schedule: schedule(everyDay({ opens: '07:00', closes: '00:00' })) },
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu');
    await expect(await rowOf(canvas, 'Tisdag')).toHaveTextContent('07:00–24:00');
  },
};

export const AroundTheClock: Story = {
  name: 'Open around the clock',
  args: { schedule: schedule(everyDay({ opens: '00:00', closes: '00:00' })) },
  play: async ({ canvas }) => {
    await showsState(canvas, dictionary.facilityOpenAlways);
    await expect(await rowOf(canvas, 'Tisdag')).toHaveTextContent(
      dictionary.facilityAroundTheClock,
    );
  },
};

export const NeverOpen: Story = {
  name: 'Closed all week',
  args: { schedule: schedule({}) },
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu');
    await expect(canvas.queryByText(/öppnar/)).toBeNull();
    await expect(canvas.getAllByText('Stängt')).toHaveLength(7);
  },
};

export const ClocksGoForward: Story = {
  name: 'Night when clocks go forward',
  args: { schedule: schedule({ 6: { opens: '22:00', closes: '04:00' } }) },
  // Half past one; an hour later, clocks show half past three.
  beforeEach: startingAt('2026-03-29T01:30:00+01:00'),
  play: async ({ canvas }) => {
    await showsState(canvas, 'Öppet nu', 'stänger 04:00');
    clock?.advance(90 * 60_000);
    await showsState(canvas, 'Stängt nu');
  },
};

export const DeviationToday: Story = {
  name: 'Other hours today',
  args: {
    schedule: schedule(weekdays, [
      { date: '2026-11-23', span: { opens: '12:00', closes: '21:00' }, text: '' },
      { date: '2026-12-24', text: 'Julafton: stängt' },
    ]),
  },
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu', 'öppnar 12:00');
    await expect(await rowOf(canvas, 'Måndag')).toHaveTextContent(
      /i dag avvikande tid.*12:00–21:00/,
    );
    await userEvent.click(canvas.getByText('Avvikande öppettider'));
    await showsState(canvas, 'måndag 23 november: 12:00–21:00', 'Julafton: stängt');
  },
};

export const ElsewhereInTime: Story = {
  name: 'In the facility’s time zone',
  // Ten in Stockholm is eleven in Helsinki, whatever the visitor's clock shows.
  args: {
    timeZone: 'Europe/Helsinki',
    schedule: schedule({ 1: { opens: '07:00', closes: '11:00' } }),
  },
  play: async ({ canvas }) => {
    await showsState(canvas, 'Stängt nu');
    await expect(await rowOf(canvas, 'Måndag')).toHaveTextContent('07:00–11:00');
  },
};

/** Monday 23 November is today. */
export const UnknownToday: Story = {
  name: 'Unknown hours today',
  args: { schedule: schedule(weekdays, [{ date: '2026-11-23', text: '', span: 'unknown' }]) },
  play: async ({ canvas }) => {
    await showsState(canvas, 'Dagens öppettider är okända', 'ring 08-465 00 42');
    const today = await rowOf(canvas, 'Måndag');
    await expect(today).toHaveTextContent('Ring oss');
    await expect(today).not.toHaveTextContent('09');
    await expect(await rowOf(canvas, 'Tisdag')).toHaveTextContent('09:00–18:00');
    await userEvent.click(canvas.getByText('Avvikande öppettider'));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('måndag 23 november: Ring oss');
  },
};

/** Neither the department nor its facility has a number. */
export const UnknownWithoutNumber: Story = {
  name: 'Unknown hours without number',
  args: { ...UnknownToday.args, phone: '' },
  play: async ({ canvas }) => showsState(canvas, 'Dagens öppettider är okända', 'ring oss'),
};
