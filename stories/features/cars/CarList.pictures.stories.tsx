import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../../canvas.ts';
import { exampleCarService } from '../../fixtures/exampleCarService.ts';
import { carLinks, listMeta, says } from './carListStates.ts';
import { carsPage } from './carsApi.ts';

const meta = { title: 'Screens/Cars/List, pictures by swiping', ...listMeta };

export default meta;

type Story = StoryObj<typeof meta>;

/** A page whose API answers the first requests for a car with an error. */
function withRecords(failures = 0) {
  const begin = carsPage();
  return () => {
    const end = begin();
    const { fetch } = window;
    let failed = 0;
    window.fetch = async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input, window.location.href);
      const [, id] = /^\/api\/cars\/(\w+)$/.exec(url.pathname) ?? [];
      if (id === undefined || id === 'repairs') return fetch(input, init);
      failed += 1;
      if (failed <= failures) return new Response('', { status: 503 });
      const lookup = await exampleCarService.car('nordvik-se', id);
      return lookup.kind === 'found'
        ? Response.json(lookup.car)
        : new Response('', { status: 404 });
    };
    return () => {
      window.fetch = fetch;
      end();
    };
  };
}

function firstCard(canvas: Canvas): HTMLElement {
  const card = carLinks(canvas)[0]?.closest('li');
  if (!card) throw new Error('there is no card');
  return card;
}

/** A finger moves over the card, in px to the right and down. */
function swipe(card: HTMLElement, right: number, down = 0): void {
  const { left, top } = card.getBoundingClientRect();
  const start = { identifier: 1, target: card, clientX: left + 100, clientY: top + 100 };
  const finger = new Touch(start);
  const end = new Touch({
    ...start,
    clientX: start.clientX + right,
    clientY: start.clientY + down,
  });
  fireEvent.touchStart(card, { touches: [finger], changedTouches: [finger] });
  fireEvent.touchEnd(card, { touches: [], changedTouches: [end] });
}

const position = (card: HTMLElement) => card.querySelector('[aria-hidden] > span')?.textContent;

export const Swiped: Story = {
  tags: ['visual'],
  beforeEach: withRecords(),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar');
    const card = firstCard(canvas);
    swipe(card, 0, -100);
    swipe(card, 80);
    await expect(card.querySelectorAll('img')).toHaveLength(1);
    swipe(card, -80, 20);
    await waitFor(() => expect(position(card)).toMatch(/^2\/\d+$/));
    // For fingers alone: the keyboard and screen readers have one link to the car, whose page has the pictures.
    const links = [...card.querySelectorAll('a')].filter(({ tabIndex }) => tabIndex >= 0);
    await expect(links).toHaveLength(1);
  },
};

export const RetriedBySwipe: Story = {
  name: 'Failed, and asked again by the next swipe',
  beforeEach: withRecords(1),
  play: async ({ canvas }) => {
    await says(canvas, 'Visar');
    const card = firstCard(canvas);
    swipe(card, -80);
    await waitFor(() => {
      swipe(card, -80);
      return expect(position(card)).toMatch(/^2\/\d+$/);
    });
  },
};
