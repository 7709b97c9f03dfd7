import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { trackingEventName } from '#domain/tracking/events.ts';
import { fakeClock } from '../../blocks/fakeClock.ts';
import { box } from '../../blocks/layout.ts';
import type { Canvas } from '../../canvas.ts';
import { hear } from '../../hearing.ts';
import { outline } from '../../outline.ts';
import {
  chosen,
  duration,
  field,
  figure,
  financeMeta,
  loan,
  plain,
  slider,
} from './carFinanceStates.tsx';

const pauseMs = 500;

const meta = { title: 'Screens/Cars/Loan and leasing', ...financeMeta };

export default meta;

type Story = StoryObj<typeof meta>;

const status = (canvas: Canvas) =>
  canvas.getAllByRole('status').map((each) => plain(each.textContent));

/** Moves a handle to the stop with this position. */
async function move(canvas: Canvas, name: string, to: number) {
  await fireEvent.input(await slider(canvas, name), { target: { value: to } });
}

async function type(canvas: Canvas, name: string, text: string) {
  const input = await field(canvas, name);
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
}

export const Period: Story = {
  name: 'Shorter period',
  play: async ({ canvas }) => {
    await move(canvas, 'Restvärde', 2);
    await expect(await chosen(canvas, 'Restvärde')).toBe('10 %');
    await type(canvas, 'Kontantinsats', '140 000');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('140 000 kr');
    await move(canvas, 'Löptid', 0);
    await expect(await chosen(canvas, 'Löptid')).toBe('12 månader');
    await expect(await chosen(canvas, 'Restvärde')).toBe('65 %');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('87 000 kr');
    await expect(figure(canvas, 'Kontantinsats')).toBe('87 000 kr');
    await move(canvas, 'Löptid', 4);
    await expect(canvas.queryByRole('slider', { name: 'Restvärde' })).toBeNull();
    await expect(outline(canvas)).toEqual(['2 Finansiering', '3 Att låna kostar pengar!']);
  },
};

/** The parts of all that is paid, as a screen reader gets them. */
function parts(canvas: Canvas): readonly string[] {
  const figure = canvas.getByRole('figure');
  return within(figure)
    .getAllByRole('listitem')
    .map(({ textContent }) => plain(textContent));
}

/** How far the last part is from the end of the bar, in px. */
function gapAtEnd(canvas: Canvas): number {
  const bar = canvas.getByRole('figure').querySelector('svg');
  const last = bar?.querySelector('rect:last-child');
  if (!bar || !last) throw new Error('There is no bar.');
  return Math.abs(box(bar).right - box(last).right);
}

/** The shares of the bar, in percent. */
function shares(canvas: Canvas): readonly number[] {
  const bar = canvas.getByRole('figure').querySelectorAll('rect');
  return [...bar].map((rect) => Math.round(Number(rect.getAttribute('width'))));
}

export const Parts: Story = {
  name: 'The parts of what is paid',
  play: async ({ canvas }) => {
    await type(canvas, 'Kontantinsats', '140 000');
    await move(canvas, 'Löptid', 4);
    await expect(within(canvas.getByRole('figure')).getByText('Det du betalar')).toBeVisible();
    await expect(parts(canvas)).toHaveLength(3);
    await expect(parts(canvas)[0]).toBe('Kontantinsats140 000 kr');
    await expect(shares(canvas).reduce((sum, share) => sum + share, 0)).toBeGreaterThan(98);
    await expect(gapAtEnd(canvas)).toBeLessThan(2);
    const [before = 0] = shares(canvas);
    await type(canvas, 'Kontantinsats', '60 000');
    await expect(parts(canvas)[0]).toBe('Kontantinsats60 000 kr');
    await expect(shares(canvas)[0]).toBeLessThan(before);
    await move(canvas, 'Löptid', 0);
    await expect(parts(canvas).at(-1)).toMatch(/^Restvärde/);
  },
};

export const TooLarge: Story = {
  name: 'Down payment above the maximum',
  play: async ({ canvas }) => {
    await type(canvas, 'Kontantinsats', '9 000 000');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('145 000 kr');
    await type(canvas, 'Kontantinsats', '1');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('57 980 kr');
  },
};

export const Pause: Story = {
  name: 'After a pause',
  play: async ({ canvas }) => {
    const announced = fn();
    hear(trackingEventName, announced);
    await slider(canvas, 'Löptid');
    const first = fakeClock();
    await move(canvas, 'Löptid', 4);
    await move(canvas, 'Kontantinsats', 3);
    first.advance(pauseMs);
    first.stop();
    const summary =
      'Månadskostnad 4 484 kr, effektiv ränta 6,65 %, totalt att betala 269 551,08 kr.';
    await waitFor(() => expect(status(canvas)).toContain(summary));
    await expect(announced).not.toHaveBeenCalled();
    await expect(window.location.search).toContain(
      'loan_months=60&loan_down_payment=60000&loan_residual=0',
    );
    await expect(window.location.hash).toBe('#finance');
    const second = fakeClock();
    await move(canvas, 'Löptid', 1);
    second.advance(pauseMs - 1);
    await expect(announced).not.toHaveBeenCalled();
    second.advance(1);
    second.stop();
    await waitFor(() => expect(announced).toHaveBeenCalledTimes(1));
    await expect(announced.mock.lastCall?.[0]).toMatchObject({
      detail: {
        event: 'loan_calculator_change',
        loan_months: 24,
        loan_down_payment: 60_000,
        loan_residual: 55,
      },
    });
  },
};

export const SharedAddress: Story = {
  name: 'Shared address',
  beforeEach: () => {
    const { href } = window.location;
    const query = 'loan_months=24&loan_down_payment=70000&loan_residual=20';
    window.history.replaceState(null, '', `?${query}`);
    return () => window.history.replaceState(null, '', href);
  },
  play: async ({ canvas }) => {
    await expect(await chosen(canvas, 'Löptid')).toBe('24 månader');
    await expect(await chosen(canvas, 'Kontantinsats')).toBe('70 000 kr');
    await expect(await chosen(canvas, 'Restvärde')).toBe('20 %');
    await expect(figure(canvas, 'Kreditbelopp')).toBe('219 900 kr');
  },
};

export const NoInterest: Story = {
  name: 'Without interest',
  args: { offers: { loan: { ...loan, interestRate: 0, startFee: 0, invoiceFee: 0 } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Löptid');
    await expect(figure(canvas, 'Nominell ränta')).toBe('0 %');
    await expect(figure(canvas, 'Effektiv ränta')).toBe('0,00 %');
    await expect(figure(canvas, 'Totalt att betala')).toBe('231 920 kr');
  },
};

export const OneMonth: Story = {
  name: 'One month',
  args: { offers: { loan: { ...loan, durations: [duration(1)], defaultDuration: duration(1) } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Kontantinsats');
    await expect((await field(canvas, 'Löptid')).parentElement).toHaveTextContent(/månad$/);
    await expect(figure(canvas, 'Antal betalningar')).toBe('1');
  },
};

export const NothingBorrowed: Story = {
  name: 'Nothing to borrow',
  args: {
    offers: {
      loan: { ...loan, defaultDuration: duration(60, 0, 100), durations: [duration(60, 0, 100)] },
    },
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Kontantinsats', '289 900');
    await expect(canvas.getByText(/täcker hela priset/)).toBeVisible();
    await expect(canvas.queryByText('Månadskostnad')).toBeNull();
  },
};

export const NoRate: Story = {
  name: 'Without an effective rate',
  args: { offers: { loan: { ...loan, startFee: 500_000 } } },
  play: async ({ canvas }) => {
    await slider(canvas, 'Löptid');
    await expect(figure(canvas, 'Effektiv ränta')).toBe('Kan inte beräknas');
    await expect(canvas.getByText(/Effektiv ränta Kan inte beräknas/)).toBeVisible();
  },
};
