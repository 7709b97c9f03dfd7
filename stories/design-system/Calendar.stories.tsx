import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Calendar, type CalendarProps } from '#design-system/Calendar/Calendar.tsx';
import { announcementOf } from '../announcement.ts';
import type { Canvas } from '../canvas.ts';
import { onSurfaces } from './SurfaceForms.tsx';

/** No appointments at weekends and on the second Wednesday. */
const isAvailable = (date: string) =>
  ![0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay()) && date !== '2026-12-09';

const meta = {
  title: 'Primitives/Calendar',
  component: Calendar,
  args: {
    label: 'Datum',
    labels: { previous: 'Föregående månad', next: 'Nästa månad' },
    locale: 'sv',
    today: '2026-11-23',
    range: { first: '2026-11-26', last: '2027-02-23' },
    isAvailable,
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;
/** Keeps the chosen date, as a form does. */
function Chosen({ value, onValueChange, ...rest }: CalendarProps) {
  const [chosen, setChosen] = useState(value);
  const choose = (date: string) => {
    setChosen(date);
    onValueChange(date);
  };
  return <Calendar {...rest} value={chosen} onValueChange={choose} />;
}

const day = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });
const grid = (canvas: Canvas, name: string) => canvas.getByRole('grid', { name });
const arrow = (canvas: Canvas, name: string) => canvas.getByRole('button', { name });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Datum' })).toBeVisible();
    const november = grid(canvas, 'november 2026');
    await expect(within(november).getAllByRole('gridcell')).toHaveLength(42);
    const [monday] = within(november).getAllByRole('columnheader');
    await expect(monday).toHaveAttribute('abbr', 'måndag');
    await expect(monday).toHaveAttribute('scope', 'col');
    await expect(day(canvas, 'måndag 23 november 2026')).toHaveAttribute('aria-current', 'date');
    await userEvent.click(day(canvas, 'fredag 27 november 2026'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-27');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('27');
  },
};

export const Unavailable: Story = {
  name: 'Dates that can’t be chosen',
  play: async ({ canvas, args }) => {
    for (const name of [
      'onsdag 25 november 2026',
      'lördag 28 november 2026',
      'söndag 29 november 2026',
    ]) {
      await expect(day(canvas, name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(day(canvas, name));
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('gridcell', { selected: true })).toBeNull();
  },
};

export const Months: Story = {
  name: 'First and last month',
  play: async ({ canvas }) => {
    const [previous, next] = [arrow(canvas, 'Föregående månad'), arrow(canvas, 'Nästa månad')];
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(grid(canvas, 'november 2026')).toBeVisible();
    await expect(announcementOf(canvas.getByText('november 2026'))).toBe('polite');
    for (const month of ['december 2026', 'januari 2027', 'februari 2027']) {
      await userEvent.click(next);
      await expect(grid(canvas, month)).toBeVisible();
    }
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(grid(canvas, 'februari 2027')).toBeVisible();
    await userEvent.click(previous);
    await expect(grid(canvas, 'januari 2027')).toBeVisible();
  },
};

/** The grid is one tab stop, at the first date that can be chosen. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(day(canvas, 'torsdag 26 november 2026')).toHaveFocus();
    const moves: readonly [string, string][] = [
      ['{ArrowRight}', 'fredag 27 november 2026'],
      ['{ArrowDown}', 'fredag 4 december 2026'],
      ['{Home}', 'måndag 30 november 2026'],
      ['{End}', 'söndag 6 december 2026'],
      ['{ArrowUp}', 'söndag 29 november 2026'],
      ['{ArrowLeft}', 'lördag 28 november 2026'],
      ['{PageDown}', 'måndag 28 december 2026'],
      ['{PageUp}', 'lördag 28 november 2026'],
      ['{Shift>}{PageDown}{/Shift}', 'söndag 28 februari 2027'],
      ['{Shift>}{PageUp}{/Shift}', 'söndag 1 november 2026'],
    ];
    for (const [keys, name] of moves) {
      await userEvent.keyboard(keys);
      await expect(day(canvas, name)).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageDown}{ArrowRight} ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-12-02');
    await userEvent.tab();
    await expect(grid(canvas, 'december 2026')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

export const Bokmaal: Story = {
  name: 'Another language',
  args: { locale: 'nb', label: 'Ønsket dato', value: '2026-12-02' },
  play: async ({ canvas }) => {
    await expect(grid(canvas, 'desember 2026')).toBeVisible();
    await expect(day(canvas, 'onsdag 2. desember 2026')).toHaveAttribute('tabindex', '0');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((surface, args: CalendarProps) => (
    <>
      <Chosen {...args} label={`Datum ${surface}`} value="2026-11-27" />
      <Chosen {...args} label={`Päivämäärä ${surface}`} locale="fi" value="2027-01-14" />
    </>
  )),
};
