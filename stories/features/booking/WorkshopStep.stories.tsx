import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { silenceMs } from '#domain/booking/workshopSearchState.ts';
import { fakeClock } from '#stories/blocks/fakeClock.ts';
import { sidewaysScroll } from '#stories/blocks/layout.ts';
import type { Canvas } from '#stories/canvas.ts';
import { announcementOf } from '../../announcement.ts';
import { outline } from '../../outline.ts';
import {
  answerWith,
  kungensKurva,
  Screen,
  screenArgs,
  storyTime,
  stream,
  usual,
  workshopFlow,
  workshops,
} from './screens.tsx';

let clock: ReturnType<typeof fakeClock>;
/** The requests of the running story. */
let searches: readonly string[];

const meta = {
  title: 'Screens/Booking/Workshop and time',
  component: Screen,
  parameters: { layout: 'fullscreen' },
  args: { ...screenArgs, initial: workshopFlow },
  beforeEach: () => {
    clock = fakeClock({ shortestMs: 10_000, startMs: Date.parse(storyTime) });
  },
} satisfies Meta<typeof Screen>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = () =>
  screen.queryAllByRole('heading', { level: 4, name: /^Nordvik/ }).map((name) => name.textContent);
const found = (count: number) => waitFor(() => expect(names()).toHaveLength(count));
const moreButton = () => screen.getByRole('button', { name: 'Hämta fler' });
const cardOf = (name: string) => {
  const card = screen.getByRole('heading', { name }).closest('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
};
/** The places of workshops to come, which screen readers don't find: the region says that it loads. */
const pendingCards = (canvas: Canvas) => {
  const found = canvas.queryAllByRole('listitem');
  return canvas
    .queryAllByRole('listitem', { hidden: true })
    .filter((each) => !found.includes(each) && each.checkVisibility());
};
const openTimes = (name: string) =>
  userEvent.click(cardOf(name).getByRole('button', { name: 'Visa tillgängliga tider' }));

export const Searching: Story = {
  beforeEach: () => void answerWith({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bäst matchade anläggningar' })).toBeVisible();
    await expect(canvas.getByText('Söker verkstäder')).toBeInTheDocument();
    await expect(pendingCards(canvas)).toHaveLength(5);
    await expect(canvas.queryByRole('button', { name: 'Hämta fler' })).toBeNull();
  },
};

export const Found: Story = {
  name: 'First five workshops',
  tags: ['visual'],
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    await expect(canvas.getByRole('radio', { name: 'Närmast mig' })).toBeChecked();
    await expect(pendingCards(canvas)).toHaveLength(0);
    await expect(canvas.getByText('5 verkstäder')).toBeInTheDocument();
    const card = cardOf('Nordvik Kungens kurva');
    await expect(card.getByText('Auktoriserad')).toBeVisible();
    await expect(card.getByText(/^Första lediga tid: tisdag 24 november kl. 07:30$/)).toBeVisible();
    await expect(card.getByText(/^11\s?km$/)).toBeVisible();
    await expect(cardOf('Nordvik Solna').queryByText('Auktoriserad')).toBeNull();
    await expect(outline(canvas)).toEqual([
      '3 Bäst matchade anläggningar',
      '4 Nordvik Solna',
      '4 Nordvik Kungens kurva',
      '4 Nordvik Täby',
      '4 Nordvik Södertälje',
      '4 Nordvik Uppsala',
    ]);
  },
};

export const More: Story = {
  name: 'More workshops',
  play: async ({ canvas }) => {
    const { asked } = answerWith(usual);
    await userEvent.click(await canvas.findByRole('button', { name: 'Hämta fler' }));
    await found(7);
    const last = workshops[4]?.departmentId;
    await expect(asked.filter((each) => each.includes('departments')).at(-1)).toContain(
      `cursor=${last}`,
    );
    await userEvent.click(moreButton());
    await expect(await canvas.findByText('Det finns inga fler verkstäder.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hämta fler' })).toBeNull();
    await expect(new Set(names()).size).toBe(7);
  },
  beforeEach: () => void answerWith(usual),
};

export const ByFirstTime: Story = {
  name: 'Sorted by the first free time',
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    await expect(names()[0]).toBe('Nordvik Solna');
    await userEvent.click(canvas.getByRole('radio', { name: 'Första lediga tid' }));
    await expect(names()[0]).toBe('Nordvik Kungens kurva');
    await expect(names()[1]).toBe('Nordvik Solna');
  },
};

export const FirstTimeOfLoaded: Story = {
  name: 'Sorted by the first free time, and more loaded',
  tags: ['visual'],
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    const note = 'Gäller bara de verkstäder som har hämtats. Andra kan ha en tidigare tid.';
    await found(5);
    await expect(canvas.queryByText(note)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Första lediga tid' }));
    await expect(canvas.getByText(note)).toBeVisible();
    await expect(canvas.getByText(note)).toHaveRole('status');
    const more = () => canvas.getAllByRole('button', { name: 'Hämta fler' });
    await expect(more()).toHaveLength(2);
    await userEvent.click(more()[0] ?? document.body);
    await found(7);
    await waitFor(() => expect(more()[0]).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(more()[0] ?? document.body);
    await expect(await canvas.findByText('Det finns inga fler verkstäder.')).toBeVisible();
    // With all of them, the order is that of all.
    await expect(canvas.queryByText(note)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Hämta fler' })).toBeNull();
    await expect(document.body).not.toHaveFocus();
  },
};

export const FirstTimeOnPhone: Story = {
  name: 'Sorted by the first free time on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Första lediga tid' }));
    await expect(canvas.getByText(/^Gäller bara de verkstäder/)).toBeVisible();
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const NoSites: Story = {
  name: 'No workshops',
  tags: ['visual'],
  beforeEach: () => void answerWith({ departments: () => stream([{ nosites: true }]) }),
  play: async ({ canvas, args }) => {
    const none = await canvas.findByText('Vi kan ej hitta några anläggningar som passar dig');
    await expect(none).toBeVisible();
    await expect(announcementOf(none)).toBe('polite');
    await expect(canvas.getByText(/^Prova att ändra din val eller kontakta oss på/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'service@nordvik.example' })).toHaveAttribute(
      'href',
      'mailto:service@nordvik.example',
    );
    await expect(args.reportError).toHaveBeenCalledWith('no-workshops');
  },
};

export const StreamError: Story = {
  name: 'Error of the stream',
  beforeEach: () => void answerWith({ departments: () => stream([{ error: 'x' }]) }),
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Vi kan ej hitta några anläggningar som passar dig'),
    ).toBeVisible();
    await expect(args.reportError).toHaveBeenCalledWith('workshops-failed');
    answerWith(usual);
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await found(5);
  },
};

export const EndAfterTwo: Story = {
  name: 'Stream that ends after two workshops',
  beforeEach: () => void answerWith({ departments: () => stream(workshops.slice(0, 2)) }),
  play: async ({ canvas }) => {
    await found(2);
    await waitFor(() => expect(pendingCards(canvas)).toHaveLength(0));
    // The next stream begins again with the same two: nothing is listed twice.
    await userEvent.click(moreButton());
    await waitFor(() => expect(moreButton()).not.toHaveAttribute('aria-disabled'));
    await expect(names()).toHaveLength(2);
  },
};

const fifty = Array.from({ length: 50 }, (_, index) => ({
  ...kungensKurva,
  departmentId: `${index}`,
  facilityName: `Nordvik ${index}`,
  latitude: 59.3 + index / 100,
}));

export const EndAfterFifty: Story = {
  name: 'Stream that ends after fifty workshops',
  beforeEach: () => {
    const { asked } = answerWith({
      departments: (query) => stream(fifty.slice(Number(query.get('cursor') ?? -1) + 1)),
    });
    searches = asked;
  },
  play: async ({ canvas }) => {
    for (let count = 5; count <= 50; count += 5) {
      await found(count);
      await userEvent.click(moreButton());
    }
    await expect(await canvas.findByText('Det finns inga fler verkstäder.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Hämta fler' })).toBeNull();
    await expect(new Set(names()).size).toBe(50);
    // Each button press is one search, and no stream is opened again by itself.
    await expect(searches).toHaveLength(11);
  },
};

export const BreakAfterTwo: Story = {
  name: 'Stream that breaks after two workshops',
  beforeEach: () => void answerWith({ departments: () => stream(workshops.slice(0, 2), 'breaks') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fler verkstäder kunde inte hämtas.')).toBeVisible();
    await expect(names()).toHaveLength(2);
    answerWith(usual);
    await userEvent.click(moreButton());
    await found(7);
  },
};

export const Silence: Story = {
  name: 'Stream that falls silent',
  beforeEach: () => void answerWith({ departments: () => stream(workshops.slice(0, 2), 'stays') }),
  play: async ({ canvas }) => {
    await found(2);
    clock.advance(silenceMs);
    await expect(await canvas.findByText('Fler verkstäder kunde inte hämtas.')).toBeVisible();
  },
};

export const Times: Story = {
  name: 'Times of a workshop',
  tags: ['visual', 'core'],
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    const toggle = cardOf('Nordvik Kungens kurva').getByRole('button', { expanded: false });
    await expect(toggle).toHaveAccessibleDescription('Nordvik Kungens kurva');
    await openTimes('Nordvik Kungens kurva');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    const times = within(
      await canvas.findByRole('region', { name: 'Lediga tider hos Nordvik Kungens kurva' }),
    );
    await expect(await times.findByRole('button', { name: /^07:30, tisdag 24/ })).toBeVisible();
    const previous = times.getByRole('button', { name: 'Föregående vecka' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(times.getAllByRole('button', { name: /^Vecka/ })).toHaveLength(4);
    await expect(times.getByRole('button', { name: /^Heldag, torsdag 26/ })).toBeVisible();
    await expect(times.getByText('Lämna bilen före kl. 08:00.')).toBeVisible();
    // Wednesday, Saturday and Sunday.
    await expect(times.getAllByText('Inga lediga tider')).toHaveLength(3);
    const next = times.getByRole('button', { name: 'Nästa vecka' });
    await userEvent.click(next);
    await expect(previous).not.toHaveAttribute('aria-disabled');
    await userEvent.click(next);
    await expect(times.getAllByRole('button', { name: /^Vecka/ })).toHaveLength(8);
    await userEvent.click(canvas.getByRole('button', { name: 'Stäng tider' }));
    await expect(canvas.queryByRole('region', { name: /^Lediga tider/ })).toBeNull();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
};

export const TimesOnPhone: Story = {
  name: 'Times on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    await openTimes('Nordvik Kungens kurva');
    await canvas.findByRole('button', { name: /^07:30, tisdag 24/ });
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const Zoomed: Story = {
  name: 'At 400 % zoom',
  globals: { viewport: { value: 'zoomed' } },
  beforeEach: () => void answerWith(usual),
  play: async () => {
    await found(5);
    await openTimes('Nordvik Solna');
    await expect(sidewaysScroll()).toBe(0);
  },
};

export const NoTimes: Story = {
  name: 'No free times',
  beforeEach: () => void answerWith({ ...usual, timeslots: () => Response.json([]) }),
  play: async ({ canvas }) => {
    await found(5);
    await openTimes('Nordvik Solna');
    await waitFor(() => expect(canvas.getAllByText('Inga lediga tider').length).toBe(4));
    await expect(
      canvas.getByText('Det finns inga lediga tider den här veckan.'),
    ).toBeInTheDocument();
  },
};

export const TimesFailed: Story = {
  name: 'Times that can’t be fetched',
  beforeEach: () =>
    void answerWith({ ...usual, timeslots: () => new Response('', { status: 502 }) }),
  play: async ({ canvas, args }) => {
    await found(5);
    await openTimes('Nordvik Solna');
    const failed = await canvas.findByText('Tiderna kunde inte hämtas.');
    await expect(failed).toBeVisible();
    await expect(announcementOf(failed)).toBe('polite');
    await expect(args.reportError).toHaveBeenCalledWith('times-failed');
    answerWith(usual);
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByRole('button', { name: /^07:30, fredag 27/ })).toBeVisible();
  },
};

export const SlotLost: Story = {
  name: 'Lost time',
  tags: ['visual'],
  args: { initial: { ...workshopFlow, workshop: kungensKurva, notice: 'slotLost' } },
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Tiden är inte tillgänglig, vänligen välj en annan tid',
    );
    await expect(await canvas.findByRole('button', { name: /^07:30, tisdag 24/ })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  name: 'Workshop and time by keyboard',
  beforeEach: () => void answerWith(usual),
  play: async ({ canvas }) => {
    await found(5);
    canvas.getByRole('radio', { name: 'Närmast mig' }).focus();
    await userEvent.tab();
    await expect(cardOf('Nordvik Solna').getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const slot = await canvas.findByRole('button', { name: /^Heldag, torsdag 26/ });
    slot.focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: 'Vald verkstad och tid' });
    await expect(title).toHaveFocus();
    await expect(canvas.getAllByText('torsdag 26 november, heldag')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ändra verkstad eller tid' }));
    const list = await canvas.findByRole('heading', { name: 'Bäst matchade anläggningar' });
    await expect(list).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: /^Lediga tider/ })).toBeNull();
  },
};

export const NewPrices: Story = {
  name: 'Prices of the chosen workshop',
  args: { hasSummary: true },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () =>
    void answerWith({
      ...usual,
      prices: () =>
        Response.json([
          { code: 'oljebyte', price: 1_690 },
          { code: 'dackskifte', price: 495 },
        ]),
    }),
  play: async ({ canvas }) => {
    await found(5);
    const summary = within(canvas.getByRole('region', { name: 'Summering av val' }));
    await expect(summary.getByText(/1\s490\skr/)).toBeVisible();
    await openTimes('Nordvik Solna');
    await expect(await summary.findByText(/1\s690\skr/)).toBeVisible();
    await expect(summary.getByText('Pris saknas*')).toBeVisible();
    await expect(summary.getByText(/^\* Vissa priser kan inte beräknas/)).toBeVisible();
  },
};
