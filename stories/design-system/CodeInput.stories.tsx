import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '#design-system';
import { CodeInput, type CodeInputProps } from '#design-system/CodeInput/CodeInput.tsx';
import type { Canvas } from '../canvas.ts';
import { onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/CodeInput',
  component: CodeInput,
  args: {
    label: 'Fyll i koden',
    value: '',
    onValueChange: fn(),
  },
  render: (args) => <CodeForm {...args} />,
} satisfies Meta<typeof CodeInput>;

export default meta;
type Story = StoryObj<typeof meta>;
function CodeForm({ value, onValueChange, ...rest }: CodeInputProps) {
  const [code, setCode] = useState(value);
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: string) => {
    setCode(next);
    onValueChange(next);
  };
  return (
    <>
      <CodeInput
        {...rest}
        value={code}
        onValueChange={change}
        onComplete={() => button.current?.focus()}
      />
      <Button ref={button}>Verifiera</Button>
    </>
  );
}

const field = (canvas: Canvas) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name: 'Fyll i koden' });
const boxes = (canvas: Canvas) => [
  ...(field(canvas).parentElement?.querySelectorAll('span') ?? []),
];

/** The digits that are seen, with the current boxes in brackets while the field has the focus. */
const seen = (canvas: Canvas) =>
  boxes(canvas)
    .map((box) => {
      const isCurrent =
        box.dataset['state'] === 'selected' && document.activeElement === field(canvas);
      const digit = box.textContent || '·';
      return isCurrent ? `[${digit}]` : digit;
    })
    .join('');

const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Verifiera' });

/** Clicks a box where it is drawn. */
async function clickBox(canvas: Canvas, at: number) {
  const { left, top, width, height } = boxes(canvas)[at]?.getBoundingClientRect() ?? new DOMRect();
  const coords = { clientX: left + width / 2, clientY: top + height / 2 };
  await userEvent.pointer({ keys: '[MouseLeft]', target: field(canvas), coords });
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('textbox')).toEqual([field(canvas)]);
    await expect(field(canvas)).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field(canvas)).toHaveAttribute('inputmode', 'numeric');
    await expect(seen(canvas)).toBe('····');
    await userEvent.tab();
    await expect(seen(canvas)).toBe('[·]···');
    await userEvent.keyboard('471');
    await expect(seen(canvas)).toBe('471[·]');
    await expect(field(canvas)).toHaveValue('471');
    await userEvent.keyboard('1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4711');
    await expect(seen(canvas)).toBe('4711');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const Keys: Story = {
  name: 'Backspace and arrow keys',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await clickBox(canvas, 3);
    await expect(seen(canvas)).toBe('471[1]');
    await userEvent.keyboard('{Backspace}');
    await expect(seen(canvas)).toBe('471[·]');
    await userEvent.keyboard('{Backspace}');
    await expect(seen(canvas)).toBe('47[·]·');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(seen(canvas)).toBe('[4]7··');
    await userEvent.keyboard('8');
    await expect(seen(canvas)).toBe('8[7]··');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(seen(canvas)).toBe('87·[·]');
    await userEvent.keyboard('5');
    await expect(seen(canvas)).toBe('87[·]5');
    await userEvent.keyboard('{Home}{Delete}');
    await expect(seen(canvas)).toBe('[·]7·5');
    await userEvent.keyboard('{End}');
    await expect(seen(canvas)).toBe('·7·[5]');
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}');
    await expect(seen(canvas)).toBe('·[·]··');
    await expect(button(canvas)).not.toHaveFocus();
  },
};

export const Replaced: Story = {
  name: 'Another code over the first',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await clickBox(canvas, 0);
    // Two of its digits are those of the first code.
    await userEvent.keyboard('4812');
    await expect(seen(canvas)).toBe('4812');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const OneDigit: Story = {
  name: 'One wrong digit',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await clickBox(canvas, 1);
    await expect(seen(canvas)).toBe('4[7]11');
    await userEvent.keyboard('2');
    await expect(seen(canvas)).toBe('42[1]1');
    await userEvent.keyboard('{ArrowLeft}{Backspace}');
    await expect(seen(canvas)).toBe('4[·]11');
    await userEvent.keyboard('7');
    await expect(seen(canvas)).toBe('47[1]1');
  },
};

export const Back: Story = {
  name: 'Back from the button',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(seen(canvas)).toBe('[4]711');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(seen(canvas)).toBe('471[1]');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(seen(canvas)).toBe('471[·]');
  },
};

export const Selected: Story = {
  name: 'Several boxes selected',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await clickBox(canvas, 0);
    // By finger, or with Shift and the arrow keys.
    field(canvas).setSelectionRange(1, 3);
    await waitFor(() => expect(seen(canvas)).toBe('4[7][1]1'));
    await userEvent.keyboard('{Backspace}');
    await expect(seen(canvas)).toBe('4[·]·1');
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(seen(canvas)).toBe('[4][·][·][1]'));
    await userEvent.keyboard('8');
    await expect(seen(canvas)).toBe('8[·]··');
  },
};

export const OnlyDigits: Story = {
  name: 'Anything but digits ignored',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('a-1 b2');
    await expect(seen(canvas)).toBe('12[·]·');
  },
};

export const Pasted: Story = {
  name: 'Pasted codes',
  play: async ({ canvas }) => {
    // Whatever box is clicked, a code begins in the first empty one; a pasted one, whatever the current box.
    await clickBox(canvas, 2);
    await expect(seen(canvas)).toBe('[·]···');
    await userEvent.keyboard('{ArrowRight}');
    await expect(seen(canvas)).toBe('·[·]··');
    await userEvent.paste('12345');
    await expect(seen(canvas)).toBe('1234');
    await expect(button(canvas)).toHaveFocus();
    await clickBox(canvas, 0);
    await userEvent.paste('a9b8');
    await expect(seen(canvas)).toBe('98[·]·');
    await userEvent.paste('５６７８');
    await expect(seen(canvas)).toBe('5678');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const Autofilled: Story = {
  name: 'Filled in by the phone or a password manager',
  play: async ({ canvas, args }) => {
    fireEvent.input(field(canvas), { target: { value: '4711' } });
    await expect(seen(canvas)).toBe('4711');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4711');
    await expect(button(canvas)).toHaveFocus();
    await clickBox(canvas, 1);
    // A keyboard that suggests the code inserts it where the caret is.
    fireEvent.input(field(canvas), { target: { value: '4812311' } });
    await expect(seen(canvas)).toBe('8123');
  },
};

export const FirstFocused: Story = {
  name: 'Focus on appearance',
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(seen(canvas)).toBe('[·]···');
  },
};

export const WithError: Story = {
  name: 'Error',
  args: { value: '4711', help: 'Skickad till ••• 12 34', error: 'Koden är fel. Försök igen.' },
  play: async ({ canvas }) => {
    await expect(field(canvas)).toHaveAccessibleDescription(
      'Skickad till ••• 12 34 Koden är fel. Försök igen.',
    );
    await expect(field(canvas)).toBeInvalid();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((_surface, args: CodeInputProps) => (
    <>
      <CodeInput {...args} value="47" help="Skickad till ••• 12 34" />
      <CodeInput {...args} value="4711" error="Koden är fel. Försök igen." />
    </>
  )),
};
