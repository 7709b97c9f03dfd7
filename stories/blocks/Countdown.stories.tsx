import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { editing, field, linkField, markedFields } from '../fixtures/fields.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { fakeClock } from './fakeClock.ts';
import { SameOnEveryGround } from './variants.tsx';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const end = Date.parse('2026-04-03T10:00:00Z');

const standard = {
  Title: field('Påskauktionen slutar snart'),
  TitleTag: field('h2'),
  Text: field('<p>Fyrtio utköpta leasingbilar, alla testade och med kvarvarande garanti.</p>'),
  EndDate: field('2026-04-03T12:00:00'),
  Link: linkField('/auktion', 'Se bilarna'),
};

/** The fake clock of the running story, created before each story. */
let clock: ReturnType<typeof fakeClock> | undefined;

/** The time before the end at which the story starts. */
function startingAt(left: number) {
  return () => {
    clock?.stop();
    clock = fakeClock({ startMs: end - left });
    return clock.stop;
  };
}

const meta = {
  title: 'Blocks/Countdown',
  tags: ['autodocs'],
  ...blockMeta('Countdown'),
  args: { componentName: 'Countdown', fields: standard },
  beforeEach: startingAt(2 * day + 3 * hour + 4 * minute + 5 * second),
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The texts of the board, in document order. */
async function shows(canvas: Canvas, text: string) {
  await waitFor(() => expect(canvas.getByRole('timer').textContent).toBe(text));
}

function pass(ms: number) {
  clock?.advance(ms);
}

export const Standard: Story = {
  name: 'Counting down',
  play: async ({ canvas }) => {
    await shows(canvas, '2 dygn03 timmar04 minuter05 sekunder');
    const words = canvas.getByText(/fredag 3 april 2026/);
    await expect(words).toHaveTextContent('fredag 3 april 2026 kl. 12:00');
    await expect(words).toHaveAttribute('datetime', '2026-04-03T10:00:00.000Z');
    await expect(canvas.getByRole('link', { name: 'Se bilarna' })).toHaveAttribute(
      'href',
      '/auktion',
    );
  },
};

export const EverySecond: Story = {
  name: 'Ticks every second',
  beforeEach: startingAt(day + hour + minute + 2 * second),
  play: async ({ canvas }) => {
    await shows(canvas, '1 dygn01 timme01 minut02 sekunder');
    pass(second);
    await shows(canvas, '1 dygn01 timme01 minut01 sekund');
    pass(second);
    await shows(canvas, '1 dygn01 timme01 minut00 sekunder');
    pass(second);
    await shows(canvas, '1 dygn01 timme00 minuter59 sekunder');
  },
};

export const Aligned: Story = {
  name: 'Ticks on full seconds',
  beforeEach: startingAt(10 * second + 700),
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn00 timmar00 minuter11 sekunder');
    pass(699);
    await shows(canvas, '0 dygn00 timmar00 minuter11 sekunder');
    pass(1);
    await shows(canvas, '0 dygn00 timmar00 minuter10 sekunder');
    pass(second);
    await shows(canvas, '0 dygn00 timmar00 minuter09 sekunder');
  },
};

export const AfterSuspension: Story = {
  name: 'After an hour in the background',
  beforeEach: startingAt(2 * hour),
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn02 timmar00 minuter00 sekunder');
    pass(hour + 12 * second);
    await shows(canvas, '0 dygn00 timmar59 minuter48 sekunder');
  },
};

export const Ending: Story = {
  name: 'Reaches zero',
  beforeEach: startingAt(2 * second),
  args: { fields: { ...standard, EndedText: field('Auktionen är avslutad') } },
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn00 timmar00 minuter02 sekunder');
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const place = canvas.getByRole('link').getBoundingClientRect().top;
    pass(second);
    await expect(status).toBeEmptyDOMElement();
    pass(second);
    await waitFor(() => expect(status).toHaveTextContent('Auktionen är avslutad'));
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByRole('link').getBoundingClientRect().top).toBe(place);
    pass(hour);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent('Auktionen är avslutad');
  },
};

export const Ended: Story = {
  name: 'Ended before the page opened',
  beforeEach: startingAt(-5 * day),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Tiden är ute')).toBeVisible());
    await expect(canvas.queryByRole('timer')).toBeNull();
    await expect(canvas.getByText(/fredag 3 april 2026/)).toBeVisible();
  },
};

export const ScreenReader: Story = {
  name: 'For screen readers',
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: /^Tid kvar: fredag 3 april 2026/ });
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};

export const NoLayoutShift: Story = {
  name: 'No layout shift between seconds',
  beforeEach: startingAt(23 * hour + 59 * minute + 12 * second),
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn23 timmar59 minuter12 sekunder');
    const places = () =>
      Array.from(canvas.getByRole('timer').children, (cell) => cell.getBoundingClientRect().left);
    const before = places();
    pass(second);
    await shows(canvas, '0 dygn23 timmar59 minuter11 sekunder');
    await expect(places()).toEqual(before);
    const { fontVariantNumeric } = getComputedStyle(canvas.getByText('11'));
    await expect(fontVariantNumeric).toContain('tabular-nums');
  },
};

export const SummerTime: Story = {
  name: 'Across a clock change',
  beforeEach: startingAt(end - Date.parse('2026-03-28T12:00:00+01:00')),
  args: { fields: { ...standard, EndDate: field('2026-03-29T12:00:00') } },
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn23 timmar00 minuter00 sekunder');
  },
};

export const WithZone: Story = {
  name: 'Date with a time zone',
  args: { fields: { ...standard, EndDate: field('2026-04-03T10:00:00Z') } },
  play: async ({ canvas }) => {
    await shows(canvas, '2 dygn03 timmar04 minuter05 sekunder');
    await expect(canvas.getByText(/kl\. 12:00/)).toBeVisible();
  },
};

export const HundredsOfDays: Story = {
  name: 'Hundreds of days, on a phone',
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: startingAt(1234 * day + 23 * hour + 59 * minute + 58 * second),
  args: {
    fields: {
      ...standard,
      Title: field('Määräaikaishuoltosopimuksenuudistamiskampanja'),
      Text: field(`<p>${'x'.repeat(90)}</p>`),
      Link: linkField('/', 'Ajanvarauspalvelukokonaisuudenkäyttöönotto'),
    },
  },
  play: async ({ canvas }) => {
    await shows(canvas, '1234 dygn23 timmar59 minuter58 sekunder');
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
    for (const cell of canvas.getByRole('timer').children) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    }
  },
};

export const WithoutEnd: Story = {
  name: 'Without an end date',
  render: () => (
    <>
      {[field(''), field('snart'), field('2026-02-30T10:00'), field('0001-01-01T00:00:00Z')].map(
        (EndDate) => (
          <BlockExample
            key={EndDate.value.toString()}
            componentName="Countdown"
            fields={{ ...standard, EndDate }}
          />
        ),
      )}
      <BlockExample componentName="Countdown" fields={{ Title: field('Ensam'), EndDate: null }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull();
  },
};

export const OnlyEndDate: Story = {
  name: 'Only an end date',
  beforeEach: startingAt(second),
  args: { fields: { EndDate: standard.EndDate, EndedText: field('<b>Slut</b>') } },
  play: async ({ canvas }) => {
    await shows(canvas, '0 dygn00 timmar00 minuter01 sekund');
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    pass(second);
    await waitFor(() => expect(canvas.getByText('<b>Slut</b>')).toBeVisible());
  },
};

const names = ['EndedText', 'Title', 'Text', 'EndDate', 'Link'];

export const Editing: Story = {
  name: 'Editing',
  args: editing({ ...standard, EndedText: field('') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(names);
    await shows(canvas, '2 dygn03 timmar04 minuter05 sekunder');
    pass(5 * second);
    await shows(canvas, '2 dygn03 timmar04 minuter05 sekunder');
  },
};

export const EditingEmpty: Story = {
  args: editing(Object.fromEntries(names.map((name) => [name, field('')]))),
  play: async ({ canvas }) => {
    for (const name of names) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  render: () => (
    <>
      <SameOnEveryGround componentName="Countdown" fields={standard} />
      <BlockExample
        componentName="Countdown"
        fields={{ ...standard, EndDate: field('2026-01-01') }}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(4);
  },
};
