import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import type { MapMarker, MapViewProps } from '#design-system/Map/Map.tsx';
import { MapView } from '#design-system/Map/Map.tsx';
import { box } from '../blocks/layout.ts';
import type { Canvas } from '../canvas.ts';
import { dictionary } from '../fixtures/dictionary.ts';

const labels: MapViewProps['labels'] = {
  pane: 'Karta över anläggningarna',
  loading: 'Kartan laddas',
  failed: 'Kartan kan inte visas just nu.',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  gesturesWindows: 'Håll ned Ctrl och scrolla för att zooma',
  gesturesMac: 'Håll ned ⌘ och scrolla för att zooma',
  gesturesTouch: 'Flytta kartan med två fingrar',
  group: dictionary.mapGroup,
};

const uppsala = { id: 'uppsala', label: 'Nordvik Uppsala', latitude: 59.86, longitude: 17.64 };
const gothenburg = {
  id: 'goteborg',
  label: 'Nordvik Göteborg Hisings Backa',
  latitude: 57.75,
  longitude: 11.97,
};
const lulea = { id: 'lulea', label: 'Nordvik Luleå', latitude: 65.58, longitude: 22.16 };

/** 100 places between Malmö and Luleå. */
const many: readonly MapMarker[] = Array.from({ length: 100 }, (_, index) => ({
  id: `place-${index}`,
  label: `Nordvik ${index + 1}`,
  latitude: 55.6 + ((index * 37) % 100) / 10,
  longitude: 12 + ((index * 61) % 100) / 12,
}));

/** A map whose owner keeps the selection. */
function Example(props: MapViewProps) {
  const [selected, setSelected] = useState(props.selected);
  const select = (id: string) => {
    setSelected(id);
    props.onSelect?.(id);
  };
  return <MapView {...props} selected={selected} onSelect={props.onSelect && select} />;
}

const meta = {
  title: 'Primitives/Map',
  component: MapView,
  tags: ['map'],
  args: { markers: [uppsala, gothenburg, lulea], labels, onSelect: fn(), onFailed: fn() },
  render: (args) => <Example {...args} />,
} satisfies Meta<typeof MapView>;

export default meta;
type Story = StoryObj<typeof meta>;
// A map is drawn by the processor here, which takes a while on a busy machine.
const slow = { timeout: 20_000 };

const pane = (canvas: Canvas) => canvas.findByRole('region', { name: labels.pane }, slow);
const markerOf = (canvas: Canvas, name: string) => canvas.findByRole('button', { name }, slow);

function heightOf(element: HTMLElement | null): number | undefined {
  return element?.getBoundingClientRect().height;
}

export const Loaded: Story = {
  play: async ({ canvas, args }) => {
    await markerOf(canvas, 'Nordvik Uppsala');
    await expect(await pane(canvas)).toBeVisible();
    await expect(heightOf(await pane(canvas))).toBe(500);
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Nordvik Uppsala',
      'Nordvik Göteborg Hisings Backa',
      'Nordvik Luleå',
      'Zooma in',
      'Zooma ut',
    ]);
    await expect(canvas.getByRole('link', { name: 'GeoNames' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Nordvik Luleå' }));
    await expect(args.onSelect).toHaveBeenCalledWith('lulea');
    await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(
      'Nordvik Luleå',
    );
    await expect(canvas.getByText('Nordvik Luleå')).toBeVisible();
  },
};

export const Loading: Story = {
  name: 'Not near the window',
  decorators: [
    (Story) => (
      <>
        <p style={{ blockSize: '200vh' }}>Kartan är långt ner på sidan.</p>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Kartan laddas');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(heightOf(canvasElement.querySelector('[data-state="waiting"]'))).toBe(500);
  },
};

const anyMarker = /^Nordvik \d+$|^\d+ anläggningar/;

/** The buttons of markers and groups that lie over another one's, and those that are too small for a finger. */
function faultsOf(markers: readonly HTMLElement[]): readonly string[] {
  return markers.flatMap((marker, index) => {
    const { left, right, top, bottom, width, height } = box(marker);
    const hides = markers.slice(index + 1).some((next) => {
      const other = box(next);
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    });
    return hides || Math.min(width, height) < 44 ? [`${marker.ariaLabel} ${width}`] : [];
  });
}

/** How many places the markers and groups stand for. */
function countOf(markers: readonly HTMLElement[]): number {
  return markers
    .map(({ ariaLabel }) => Number(/^(\d+) anläggningar/.exec(ariaLabel ?? '')?.[1] ?? 1))
    .reduce((sum, count) => sum + count, 0);
}

export const ManyMarkers: Story = {
  name: '100 markers, in groups',
  args: { markers: many },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: anyMarker }, slow);
    const frame = box(await pane(canvas));
    const markers = canvas.getAllByRole('button', { name: anyMarker });
    await expect(countOf(markers)).toBe(100);
    await expect(markers.length).toBeLessThan(100);
    await expect(faultsOf(markers)).toEqual([]);
    const outside = markers.filter((marker) => {
      const { top, bottom } = box(marker);
      return top < frame.top || bottom > frame.bottom;
    });
    await expect(outside).toEqual([]);
  },
};

/** Two at one address, one across the street, and one in another town. */
const neighbours = [uppsala, { ...uppsala, id: 'tires', label: 'Nordvik Däck' }, lulea].concat({
  ...uppsala,
  id: 'trucks',
  label: 'Nordvik Lastbilar',
  latitude: 59.861,
});

export const Groups: Story = {
  name: 'A group, opened by keyboard',
  args: { markers: neighbours },
  play: async ({ canvas, args }) => {
    const group = await canvas.findByRole('button', { name: /^3 anläggningar/ }, slow);
    group.focus();
    await userEvent.keyboard('{Enter}');
    const names = ['Nordvik Uppsala', 'Nordvik Däck', 'Nordvik Lastbilar'];
    const single = await Promise.all(names.map((name) => markerOf(canvas, name)));
    // Their places are the same even on the closest map, so they stand beside each other.
    await expect(faultsOf(single)).toEqual([]);
    await expect(single[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('uppsala');
  },
};

const buttons = { left: { button: 0, buttons: 1 }, right: { button: 2, buttons: 2 } } as const;

/** Drags the map to the left. */
function drag(surface: Element, by: keyof typeof buttons): void {
  const { left, top } = surface.getBoundingClientRect();
  const send = (type: string, x: number) =>
    surface.dispatchEvent(
      new MouseEvent(type, {
        ...buttons[by],
        bubbles: true,
        clientX: left + x,
        clientY: top + 100,
      }),
    );
  send('mousedown', 300);
  for (const x of [290, 270, 250]) send('mousemove', x);
  send('mouseup', 250);
}

/** North stays up, so a drag with the right button doesn't turn the map; one with the left button moves it. */
export const Dragged: Story = {
  name: 'Dragged by either button',
  play: async ({ canvas, canvasElement }) => {
    const marker = await markerOf(canvas, 'Nordvik Luleå');
    const surface = canvasElement.querySelector('canvas');
    if (!surface) throw new Error('No map is drawn.');
    const before = marker.getBoundingClientRect();
    drag(surface, 'right');
    drag(surface, 'left');
    await waitFor(
      () => expect(marker.getBoundingClientRect().left).toBeLessThan(before.left - 20),
      slow,
    );
    await expect(Math.abs(marker.getBoundingClientRect().top - before.top)).toBeLessThan(2);
  },
};

export const ByKeyboard: Story = {
  name: 'By keyboard',
  play: async ({ canvas, args }) => {
    const first = await markerOf(canvas, 'Nordvik Uppsala');
    (await pane(canvas)).focus();
    await waitFor(async () => {
      await userEvent.tab();
      await expect(first).toHaveFocus();
    });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /Göteborg/ })).toHaveFocus();
    await expect(canvas.getByText('Nordvik Göteborg Hisings Backa')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledWith('goteborg');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zooma in' })).toHaveFocus();
  },
};

export const FollowsMarkers: Story = {
  name: 'Other markers',
  render: (args) => {
    const [markers, setMarkers] = useState(args.markers);
    return (
      <>
        <button type="button" onClick={() => setMarkers([lulea])}>
          Bara Luleå
        </button>
        <MapView {...args} markers={markers} />
      </>
    );
  },
  play: async ({ canvas }) => {
    await markerOf(canvas, 'Nordvik Uppsala');
    await userEvent.click(canvas.getByRole('button', { name: 'Bara Luleå' }));
    await expect(canvas.queryByRole('button', { name: 'Nordvik Uppsala' })).toBeNull();
    const frame = box(await pane(canvas));
    const middle = frame.left + frame.width / 2;
    await waitFor(() => {
      const marker = box(canvas.getByRole('button', { name: 'Nordvik Luleå' }));
      return expect(marker.left + marker.width / 2).toBeCloseTo(middle, -1);
    }, slow);
  },
};

export const Small: Story = {
  name: 'Small, one place',
  args: { size: 's', markers: [uppsala] },
  render: ({ onSelect: _, ...args }) => <MapView {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('img', { name: 'Nordvik Uppsala' }, slow)).toBeVisible();
    await expect(heightOf(canvasElement.querySelector('[data-state="ready"]'))).toBe(150);
  },
};

async function expectFailure(canvas: Canvas, canvasElement: HTMLElement, args: MapViewProps) {
  await expect(await canvas.findByText(labels.failed, {}, slow)).toBeVisible();
  await expect(args.onFailed).toHaveBeenCalledOnce();
  await expect(canvas.queryByRole('button')).toBeNull();
  await expect(heightOf(canvasElement.querySelector('[data-state="failed"]'))).toBe(500);
}

export const FailedStyle: Story = {
  name: 'The style can’t be loaded',
  args: { styleUrl: '/missing/style.json' },
  play: ({ canvas, canvasElement, args }) => expectFailure(canvas, canvasElement, args),
};

export const WithoutWebGL: Story = {
  name: 'Without WebGL',
  beforeEach: () => {
    const getContext = spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    return () => getContext.mockRestore();
  },
  play: ({ canvas, canvasElement, args }) => expectFailure(canvas, canvasElement, args),
};

export const Overview: Story = {
  tags: ['visual'],
  args: { styleUrl: '/missing/style.json', size: 's' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(labels.failed, {}, slow)).toBeVisible();
  },
};

export const CloseMarkers: Story = {
  name: 'Markers of a close map only',
  args: { center: uppsala, zoom: 12, markersFromZoom: 15 },
  play: async ({ canvas }) => {
    await pane(canvas);
    const zoomIn = await canvas.findByRole('button', { name: 'Zooma in' }, slow);
    await expect(canvas.queryByRole('button', { name: 'Nordvik Uppsala' })).toBeNull();
    await userEvent.click(zoomIn);
    await waitFor(async () => {
      await userEvent.click(zoomIn);
      await expect(canvas.getByRole('button', { name: 'Nordvik Uppsala' })).toBeVisible();
    }, slow);
  },
};

export const Focus: Story = {
  name: 'A place in focus',
  args: { focus: { ...uppsala, minZoom: 15 }, center: lulea, markersFromZoom: 15 },
  play: async ({ canvas }) => {
    const marker = await markerOf(canvas, 'Nordvik Uppsala');
    await expect(marker).toBeVisible();
  },
};
