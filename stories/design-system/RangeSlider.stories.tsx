import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { RangeSlider, type RangeSliderProps } from '#design-system/RangeSlider/RangeSlider.tsx';
import { readWholeNumber } from '#domain/numbers/readNumber.ts';
import { fakeClock } from '../blocks/fakeClock.ts';
import type { Canvas } from '../canvas.ts';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const swedish = new Intl.NumberFormat('sv-SE');
const pauseMs = 1500;

/** A parent component that stores the committed range. */
function PriceRange({ value, onCommit, ...props }: RangeSliderProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <RangeSlider
      {...props}
      value={chosen}
      onCommit={(ends) => {
        setChosen(ends);
        onCommit(ends);
      }}
    />
  );
}

const bars = [0.2, 0.5, 0.9, 1, 0.8, 0.7, 0.75, 0.5, 0.4, 0.2, 0, 0.1, 0.05, 0, 0, 0.02];

const meta = {
  title: 'Primitives/RangeSlider',
  component: RangeSlider,
  render: (args) => <PriceRange {...args} />,
  args: {
    min: 0,
    max: 1_000_000,
    value: { low: 200_000, high: 600_000 },
    labels: { range: 'Pris', low: 'Från', high: 'Till' },
    format: swedish.format,
    read: readWholeNumber,
    invalidText: 'Vi kan inte läsa talet. Skriv till exempel 1 000 000.',
    suffix: 'kr',
    bars,
    onInput: fn(),
    onCommit: fn(),
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;
const handle = (canvas: Canvas, name: string) => canvas.getByRole('slider', { name });
const field = (canvas: Canvas, name: string) => canvas.getByRole('textbox', { name });

/**
 * Dispatches the events of a browser when a pointer drags a handle over `numbers` and releases it.
 */
async function drag(slider: HTMLElement, numbers: readonly number[]) {
  await fireEvent.pointerDown(slider);
  for (const value of numbers) await fireEvent.input(slider, { target: { value } });
}
const release = (slider: HTMLElement) => fireEvent.change(slider);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Pris' })).toBeVisible();
    const low = handle(canvas, 'Från');
    await expect(low).toHaveAttribute('aria-valuetext', '200\u00a0000 kr');
    await expect(handle(canvas, 'Till')).toHaveValue('600000');
    await expect(field(canvas, 'Från')).toHaveDisplayValue('200\u00a0000');
    await expect(field(canvas, 'Till')).toHaveAccessibleDescription('kr');
    await expect(low.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Dragging calls `onInput`; releasing the handle calls `onCommit`. */
export const Dragged: Story = {
  play: async ({ canvas, args }) => {
    const low = handle(canvas, 'Från');
    await drag(low, [250_000, 300_000]);
    await expect(args.onInput).toHaveBeenLastCalledWith({ low: 300_000, high: 600_000 });
    await expect(field(canvas, 'Från')).toHaveDisplayValue('300\u00a0000');
    await expect(args.onCommit).not.toHaveBeenCalled();
    await release(low);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 300_000, high: 600_000 });
  },
};

/** A handle that passes the other one pushes it along. */
export const HandlesMeet: Story = {
  play: async ({ canvas, args }) => {
    const low = handle(canvas, 'Från');
    await drag(low, [500_000, 700_000]);
    await expect(handle(canvas, 'Till')).toHaveValue('700000');
    await release(low);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 700_000, high: 700_000 });
    const high = handle(canvas, 'Till');
    await drag(high, [300_000]);
    await release(high);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 300_000, high: 300_000 });
  },
};

/** An arrow key moves by a hundredth of the range; the value is committed after a pause. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const clock = fakeClock();
    await userEvent.tab();
    const low = handle(canvas, 'Från');
    await expect(low).toHaveFocus();
    await expect(low).toHaveAttribute('step', '10000');
    await fireEvent.input(low, { target: { value: 210_000 } });
    await release(low);
    clock.advance(pauseMs - 1);
    await fireEvent.input(low, { target: { value: 220_000 } });
    await release(low);
    clock.advance(pauseMs - 1);
    await expect(args.onCommit).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 220_000, high: 600_000 });
    await fireEvent.input(low, { target: { value: 230_000 } });
    await userEvent.keyboard('{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 230_000, high: 600_000 });
    await fireEvent.input(low, { target: { value: 240_000 } });
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 240_000, high: 600_000 });
  },
};

/** Typed numbers are committed after a pause, on Enter or on blur; spaces are ignored. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const clock = fakeClock();
    const low = field(canvas, 'Från');
    await expect(low).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(low);
    await userEvent.type(low, '150 000');
    clock.advance(pauseMs - 1);
    await expect(args.onCommit).not.toHaveBeenCalled();
    clock.advance(1);
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 150_000, high: 600_000 });
    await userEvent.clear(low);
    await userEvent.type(low, '160000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 160_000, high: 600_000 });
    await userEvent.clear(low);
    await userEvent.type(low, '170\u00a0000');
    await userEvent.tab();
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 170_000, high: 600_000 });
    await expect(args.onCommit).toHaveBeenCalledTimes(3);
  },
};

/** Numbers outside the limits are clamped. */
export const TypedOutOfRange: Story = {
  play: async ({ canvas, args }) => {
    const high = field(canvas, 'Till');
    await userEvent.clear(high);
    await userEvent.type(high, '99999999{Enter}');
    await expect(high).toHaveDisplayValue('1\u00a0000\u00a0000');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 200_000, high: 1_000_000 });
    await userEvent.clear(high);
    await userEvent.tab();
    await expect(high).toHaveDisplayValue('1\u00a0000\u00a0000');
    await expect(args.onCommit).toHaveBeenCalledTimes(1);
  },
};

/** What isn't a number stays as typed, with a message, until the visitor changes it. */
export const Unreadable: Story = {
  name: 'Number that can’t be read',
  play: async ({ canvas, args }) => {
    const high = field(canvas, 'Till');
    await expect(high).not.toHaveAttribute('aria-invalid');
    await userEvent.clear(high);
    await userEvent.type(high, '15 tkr');
    await userEvent.tab();
    await expect(high).toHaveDisplayValue('15 tkr');
    await expect(high).toBeInvalid();
    await expect(high).toHaveAccessibleDescription(`kr ${args.invalidText}`);
    await expect(canvas.getByText(args.invalidText)).toBeVisible();
    await expect(args.onCommit).not.toHaveBeenCalled();
    await userEvent.type(high, '{Backspace}{Backspace}{Backspace}');
    await expect(high).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText(args.invalidText)).toBeNull();
    await userEvent.clear(high);
    await userEvent.type(high, '500.000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 200_000, high: 500_000 });
    await expect(high).toHaveDisplayValue('500\u00a0000');
    await userEvent.clear(high);
    await userEvent.type(high, 'dyrt{Enter}');
    await drag(handle(canvas, 'Till'), [600_000]);
    await expect(high).toHaveDisplayValue('600\u00a0000');
  },
};

export const SingleValue: Story = {
  args: { min: 5, max: 5, value: { low: 5, high: 5 }, bars: [1] },
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('slider')) await expect(each).toBeDisabled();
    for (const each of canvas.getAllByRole('textbox')) {
      await expect(each).toHaveAttribute('readonly');
    }
  },
};

const sent = fn();

/** While nothing is selected, the fields are empty and show the limits as placeholders. */
export const NothingSelected: Story = {
  args: { value: undefined },
  play: async ({ canvas, args }) => {
    const high = field(canvas, 'Till');
    await expect(high).toHaveDisplayValue('');
    await expect(high).toHaveAttribute('placeholder', '1\u00a0000\u00a0000');
    await userEvent.type(high, '400000{Enter}');
    await expect(args.onCommit).toHaveBeenLastCalledWith({ low: 0, high: 400_000 });
    await expect(field(canvas, 'Från')).toHaveDisplayValue('0');
  },
};

/** A form sends both ends under one name, the lower one first. */
export const InAForm: Story = {
  args: { name: 'price' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).getAll('price'));
      }}
    >
      <PriceRange {...args} />
      <button type="submit">Sök</button>
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sök' }));
    await expect(sent).toHaveBeenLastCalledWith(['200\u00a0000', '600\u00a0000']);
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((_surface, { onInput: _, ...args }: RangeSliderProps) => (
    <>
      <Column>
        <RangeSlider {...args} />
      </Column>
      <Column>
        <RangeSlider {...args} prefix="£" suffix={undefined} value={undefined} />
      </Column>
      <Column>
        <RangeSlider
          {...args}
          bars={undefined}
          labels={{ range: 'Kuukausierä', low: 'Vähintään', high: 'Enintään' }}
          suffix="€/kk"
          value={{ low: 1_000_000, high: 1_000_000 }}
        />
      </Column>
    </>
  )),
};
