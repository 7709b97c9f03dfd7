import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type TrackingEvent, trackingEventName } from '#domain/tracking/events.ts';
import type { Canvas } from '../canvas.ts';
import { hear } from '../hearing.ts';
import { carSearch, carSearchApi } from './carSearchApi.ts';
import { fakeClock } from './fakeClock.ts';
import { heroSearchBannerMeta, plain, searchBox, typeUntilSuggested } from './heroSearchStates.ts';
import { box } from './layout.ts';

// The manual is generated from HeroSearchBanner.stories.tsx.
const meta = { title: 'Blocks/HeroSearchBanner', tags: ['!autodocs'], ...heroSearchBannerMeta };

export default meta;

type Story = StoryObj<typeof meta>;

/** The options of a group. */
function optionsOf(list: HTMLElement, group: string): (string | null)[] {
  const options = within(within(list).getByRole('group', { name: group })).getAllByRole('option');
  return options.map(({ textContent }) => textContent);
}

/** The text of the option that is active by keyboard. */
function activeText(canvas: Canvas): string | null {
  const id = searchBox(canvas).getAttribute('aria-activedescendant');
  const active = id === null ? null : document.getElementById(id);
  const selected = canvas.queryAllByRole('option', { selected: true });
  if (active === null && selected.length === 0) return null;
  return selected.length === 1 && selected[0] === active
    ? active.textContent
    : `${selected.length} selected options`;
}

/** Records navigations and their events instead of leaving the page. */
function recordNavigations() {
  const links: string[] = [];
  const forms: string[] = [];
  const events: TrackingEvent[] = [];
  const clicked = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link) return;
    event.preventDefault();
    links.push(link.getAttribute('href') ?? '');
  };
  const submitted = (event: SubmitEvent) => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const pairs = Array.from(new FormData(event.target), ([name, value]) => [name, `${value}`]);
    forms.push(`${event.target.getAttribute('action')}?${new URLSearchParams(pairs)}`);
  };
  const announced = (event: Event) => {
    if (event instanceof CustomEvent) events.push(event.detail);
  };
  hear('click', clicked);
  hear('submit', submitted);
  hear(trackingEventName, announced);
  return { links, forms, events };
}

export const Suggested: Story = {
  name: 'Suggestions',
  args: { fields: plain },
  play: async ({ canvas }) => {
    const list = await typeUntilSuggested(canvas, 'vol');
    await waitFor(() => expect(searchBox(canvas)).toHaveAttribute('aria-expanded', 'true'));
    await expect(optionsOf(list, 'Märken')).toHaveLength(2);
    await expect(optionsOf(list, 'Modeller')).toHaveLength(4);
    await expect(optionsOf(list, 'Bilar')).toHaveLength(3);
    await expect(within(list).getByRole('option', { name: /^Volvo \d+ st$/ })).toHaveAttribute(
      'href',
      '/kop-bil/bilar-i-lager/volvo',
    );
    const [car] = within(within(list).getByRole('group', { name: 'Bilar' })).getAllByRole('option');
    await expect(car?.getAttribute('href')).toMatch(/^\/kop-bil\/bil\/[^/]+\/volvo-/);
    await expect(canvas.getByRole('status')).toHaveTextContent('Förslag: 9');
  },
};

export const BeyondTheEdge: Story = {
  name: 'Suggestions beyond the banner’s edge',
  play: async ({ canvas }) => {
    const list = await typeUntilSuggested(canvas, 'vol');
    const bar = searchBox(canvas).parentElement;
    if (!bar) throw new Error('The field stands nowhere.');
    const popup = box(list.parentElement ?? list);
    await expect(Math.round(popup.left)).toBe(Math.round(box(bar).left));
    await expect(Math.round(popup.width)).toBe(Math.round(box(bar).width));
    await expect(popup.top).toBeGreaterThanOrEqual(box(bar).bottom);
    const last = within(list).getAllByRole('option').at(-1);
    if (!last) throw new Error('Nothing is suggested.');
    last.scrollIntoView({ block: 'center' });
    const { left, top, width, height } = box(last);
    await expect(last).toContainElement(
      document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement,
    );
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  args: { fields: plain },
  play: async ({ canvas }) => {
    const visits = recordNavigations();
    await typeUntilSuggested(canvas, 'vol');
    const field = searchBox(canvas);
    await waitFor(() => expect(activeText(canvas)).toBeNull());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeText(canvas)).toMatch(/^Vol\w+ \d+ st$/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeText(canvas)).toMatch(/^Vol.*\d{4}/));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeText(canvas)).toBeNull());
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(canvas.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('vol');
    await userEvent.keyboard('{Enter}');
    await expect(visits.links).toHaveLength(1);
    await expect(visits.links[0]).toMatch(/^\/kop-bil\/bilar-i-lager\/vol/);
    await expect(visits.forms).toEqual([]);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const ClosedAndReopened: Story = {
  name: 'Suggestions closed and reopened',
  args: { fields: plain },
  play: async ({ canvas }) => {
    await typeUntilSuggested(canvas, 'vol');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(searchBox(canvas)).toHaveValue('vol');
    await waitFor(() => expect(searchBox(canvas)).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(searchBox(canvas)).toHaveValue('vol');
  },
};

export const ByPointer: Story = {
  name: 'By pointer',
  args: { fields: plain },
  play: async ({ canvas }) => {
    const visits = recordNavigations();
    const list = await typeUntilSuggested(canvas, 'kia');
    // Pressing a heading leaves the field its focus, and the list open.
    await userEvent.click(within(list).getByText('Märken'));
    await expect(searchBox(canvas)).toHaveFocus();
    await expect(list).toBeVisible();
    await userEvent.click(within(list).getByRole('option', { name: /^Kia \d/ }));
    await expect(visits.links).toEqual(['/kop-bil/bilar-i-lager/kia']);
    await expect(searchBox(canvas)).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
  },
};

export const MatchingFilters: Story = {
  name: 'Search texts that match filters',
  args: { fields: plain },
  play: async ({ canvas }) => {
    const visits = recordNavigations();
    await userEvent.click(searchBox(canvas));
    await waitFor(() => expect(carSearchApi().wordsAsked()).toBe(1));
    await userEvent.keyboard('Volvo V60 diesel dragkrok');
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Sök' }));
      await expect(visits.links.at(-1)).toBe(
        '/kop-bil/bilar-i-lager/volvo/v60/diesel?keyphrase=dragkrok',
      );
    });
    await expect(visits.forms).toEqual([]);
    await expect(visits.events.at(-1)).toEqual({
      event: 'search',
      search_type: 'start page',
      search_term: 'Volvo V60 diesel dragkrok',
    });
  },
};

export const SuggestionsFail: Story = {
  tags: ['visual'],
  name: 'Suggestions fail',
  beforeEach: carSearch({ isFailing: true }),
  args: { fields: plain },
  play: async ({ canvas }) => {
    const visits = recordNavigations();
    await userEvent.type(searchBox(canvas), 'volvo');
    await waitFor(() => expect(carSearchApi().asked).toEqual(['volvo']));
    await expect(canvas.queryByRole('listbox')).toBeNull();
    const retry = await canvas.findByRole('button', { name: 'Försök igen' });
    const [announced, shown] = canvas.getAllByText(/^Förslag kan inte visas just nu/);
    await expect(announced).toHaveAttribute('role', 'status');
    await expect(shown).toBeVisible();
    await userEvent.tab();
    await expect(retry).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(searchBox(canvas)).toHaveFocus();
    await waitFor(() => expect(carSearchApi().asked).toEqual(['volvo', 'volvo']));
    await canvas.findByRole('button', { name: 'Försök igen' });
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('button', { name: 'Försök igen' })).toBeNull();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(visits.forms).toEqual(['/kop-bil/bilar-i-lager?keyphrase=volvo']);
    await expect(visits.links).toEqual([]);
  },
};

export const NoSuggestions: Story = {
  name: 'No suggestions',
  args: { fields: plain },
  play: async ({ canvas }) => {
    await userEvent.type(searchBox(canvas), 'zeppelin');
    const [announced, shown] = await canvas.findAllByText('Inga förslag');
    await expect(announced).toHaveAttribute('role', 'status');
    await expect(shown).toBeVisible();
    await expect(canvas.queryByRole('listbox')).toBeNull();
    await userEvent.click(canvas.getByRole('heading', { level: 1 }));
    await waitFor(() => expect(canvas.getAllByText('Inga förslag')).toEqual([announced]));
  },
};

export const AbortedRequests: Story = {
  name: 'Typing on aborts requests',
  args: { fields: plain },
  play: async ({ canvas }) => {
    const api = carSearchApi();
    const field = searchBox(canvas);
    await userEvent.click(field);
    await waitFor(() => expect(api.wordsAsked()).toBe(1));
    const clock = fakeClock({ shortestMs: 150 });
    api.hold();
    await userEvent.keyboard('vol');
    clock.advance(149);
    await expect(api.asked).toEqual([]);
    clock.advance(1);
    await expect(api.asked).toEqual(['vol']);
    await userEvent.keyboard('vo');
    await expect(api.abortedCount()).toBe(1);
    clock.advance(150);
    await expect(api.asked).toEqual(['vol', 'volvo']);
    clock.stop();
    api.release();
    await expect(await canvas.findByRole('option', { name: /^Volvo \d/ })).toBeVisible();
  },
};
