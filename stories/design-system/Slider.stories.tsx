import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Container } from '#design-system';
import { Slider, type SliderProps } from '#design-system/Slider/Slider.tsx';
import { StillSlider } from '#design-system/Slider/StillSlider.tsx';
import { readWholeNumber } from '#domain/numbers/readNumber.ts';
import { box } from '../blocks/layout.ts';
import type { Canvas } from '../canvas.ts';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const swedish = new Intl.NumberFormat('sv-SE');

/** A parent component that limits what is chosen to the stops at the ends. */
function DownPayment({ value, onValueChange, ...props }: SliderProps) {
  const [chosen, setChosen] = useState(value);
  const [first = 0] = props.stops;
  const last = props.stops.at(-1) ?? first;
  return (
    <Slider
      {...props}
      value={chosen}
      onValueChange={(next) => {
        setChosen(Math.min(Math.max(next, first), last));
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  render: (args) => (
    <Container>
      <DownPayment {...args} />
    </Container>
  ),
  args: {
    label: 'Kontantinsats',
    stops: [57_980, 58_000, 59_000, 60_000, 61_000],
    value: 58_000,
    format: swedish.format,
    read: readWholeNumber,
    invalidText: 'Vi kan inte läsa talet. Skriv till exempel 60 000.',
    suffix: 'kr',
    onValueChange: fn(),
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;
const handle = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Kontantinsats' });
const field = (canvas: Canvas) => canvas.getByRole('textbox', { name: 'Kontantinsats' });
/** Treats no-break spaces as ordinary ones. */
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
const shownValue = (canvas: Canvas) => plain(handle(canvas).getAttribute('aria-valuetext'));

export const Keyboard: Story = {
  name: 'Order of the focus',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(field(canvas)).toHaveFocus();
    await userEvent.tab();
    await expect(handle(canvas)).toHaveFocus();
    await expect(shownValue(canvas)).toBe('58 000 kr');
  },
};

export const Typing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '60 250{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60_250);
    await expect(shownValue(canvas)).toBe('60 250 kr');
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '9000000');
    await userEvent.tab();
    await expect(plain((field(canvas) as HTMLInputElement).value)).toBe('61 000');
  },
};

export const Unreadable: Story = {
  name: 'Number that can’t be read',
  play: async ({ canvas, args }) => {
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), '60 tusen');
    await userEvent.tab();
    await expect(field(canvas)).toHaveDisplayValue('60 tusen');
    await expect(field(canvas)).toBeInvalid();
    await expect(canvas.getByText(args.invalidText)).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Dragging: Story = {
  name: 'Moving the handle',
  play: async ({ canvas, args }) => {
    await fireEvent.input(handle(canvas), { target: { value: 3 } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith(60_000);
    await expect(shownValue(canvas)).toBe('60 000 kr');
    await expect(plain((field(canvas) as HTMLInputElement).value)).toBe('60 000');
    await fireEvent.input(handle(canvas), { target: { value: 0 } });
    await expect(shownValue(canvas)).toBe('57 980 kr');
  },
};

export const OneStop: Story = {
  name: 'Nothing to choose',
  args: { stops: [58_000] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(field(canvas)).toHaveAttribute('readonly');
  },
};

export const LongLabel: Story = {
  name: 'Long label on a phone',
  globals: { viewport: { value: 'mobile1' } },
  args: { label: 'Tilinhoitomaksu kuukaudessa ja vakuutusmaksu', prefix: '£', suffix: undefined },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

export const Still: Story = {
  name: 'Before its script has loaded',
  render: ({ onValueChange, ...args }) => (
    <>
      <div data-testid="still">
        <StillSlider {...args} />
      </div>
      <div data-testid="live">
        <Slider {...args} onValueChange={onValueChange} />
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(1);
    await expect(plain(canvas.getByTestId('still').textContent)).toContain('Kontantinsats58 000kr');
    const heights = ['still', 'live'].map((name) => {
      const { top, bottom } = box(canvas.getByTestId(name));
      return Math.round(bottom - top);
    });
    await expect(heights[0]).toBe(heights[1]);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((_surface, args: SliderProps) => (
    <>
      <Column>
        <DownPayment {...args} />
      </Column>
      <Column>
        <DownPayment {...args} stops={[58_000]} prefix="£" suffix={undefined} />
      </Column>
      <Column>
        <StillSlider {...args} />
      </Column>
    </>
  )),
};
