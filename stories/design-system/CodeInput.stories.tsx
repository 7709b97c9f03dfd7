import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '#design-system';
import { CodeInput, type CodeInputProps } from '#design-system/CodeInput/CodeInput.tsx';
import { template } from '#domain/template.ts';
import type { Canvas } from '../canvas.ts';
import { onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/CodeInput',
  component: CodeInput,
  args: {
    legend: 'Fyll i koden',
    digitLabel: template('Siffra {number} av {total}'),
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

const boxes = (canvas: Canvas) => canvas.getAllByRole<HTMLInputElement>('textbox');
const codeIn = (canvas: Canvas) =>
  boxes(canvas)
    .map(({ value }) => value || '·')
    .join('');
const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Verifiera' });

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'Fyll i koden' })).toBeVisible();
    await expect(boxes(canvas)).toHaveLength(4);
    const [first] = boxes(canvas);
    await expect(first).toHaveAccessibleName('Siffra 1 av 4');
    await expect(first).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(first).toHaveAttribute('inputmode', 'numeric');
    await userEvent.tab();
    await userEvent.keyboard('471');
    await expect(boxes(canvas)[3]).toHaveFocus();
    await userEvent.keyboard('1');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4711');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const Keys: Story = {
  name: 'Backspace and arrow keys',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Siffra 4 av 4' }));
    await userEvent.keyboard('{Backspace}');
    await expect(codeIn(canvas)).toBe('471·');
    await userEvent.keyboard('{Backspace}');
    await expect(codeIn(canvas)).toBe('47··');
    await expect(boxes(canvas)[2]).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(boxes(canvas)[0]).toHaveFocus();
    await userEvent.keyboard('8');
    await expect(codeIn(canvas)).toBe('87··');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(boxes(canvas)[3]).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(boxes(canvas)[0]).toHaveFocus();
  },
};

export const Replaced: Story = {
  name: 'Another code over the first',
  args: { value: '4711' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Siffra 1 av 4' }));
    // Two of its digits are those of the first code.
    await userEvent.keyboard('4812');
    await expect(codeIn(canvas)).toBe('4812');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const OnlyDigits: Story = {
  name: 'Anything but digits ignored',
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('a-1 b2');
    await expect(codeIn(canvas)).toBe('12··');
  },
};

export const Pasted: Story = {
  name: 'Pasted codes',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Siffra 3 av 4' }));
    await userEvent.paste('12345');
    await expect(codeIn(canvas)).toBe('1234');
    await expect(button(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Siffra 1 av 4' }));
    await userEvent.paste('a9b8');
    await expect(codeIn(canvas)).toBe('98··');
    await expect(boxes(canvas)[2]).toHaveFocus();
    await userEvent.paste('５６７８');
    await expect(codeIn(canvas)).toBe('5678');
    await expect(button(canvas)).toHaveFocus();
  },
};

export const FirstFocused: Story = {
  name: 'Focus on appearance',
  args: { autoFocus: true },
  play: async ({ canvas }) => {
    await expect(boxes(canvas)[0]).toHaveFocus();
  },
};

export const WithError: Story = {
  name: 'Error',
  args: { value: '4711', help: 'Skickad till ••• 12 34', error: 'Koden är fel. Försök igen.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Fyll i koden' });
    await expect(group).toHaveAccessibleDescription(
      'Skickad till ••• 12 34 Koden är fel. Försök igen.',
    );
    for (const box of boxes(canvas)) await expect(box).toBeInvalid();
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
