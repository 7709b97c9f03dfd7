import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import fc from 'fast-check';
import { useRef, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '#design-system/Field/Field.tsx';
import { moveFocus } from '#design-system/focus/focus.ts';
import { Icon } from '#design-system/Icon/Icon.tsx';
import { TextInput, type TextInputProps } from '#design-system/TextInput/TextInput.tsx';
import { SentForm } from './SentForm.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/TextInput',
  component: TextInput,
  args: { name: 'registrationNumber', onValueChange: fn() },
  render: (args) => (
    <Field label="Registreringsnummer">{(control) => <TextInput {...control} {...args} />}</Field>
  ),
} satisfies Meta<typeof TextInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Registreringsnummer' });
    await userEvent.type(input, 'MLB');
    await expect(input).toHaveValue('MLB');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('MLB');
  },
};

export const Placeholder: Story = { args: { placeholder: 'ABC 123' } };

export const Filled: Story = { args: { defaultValue: 'MLB 84A' } };

export const Focused: Story = {
  args: { defaultValue: 'MLB 84A' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    const frame = input.parentElement;
    await expect(frame && getComputedStyle(frame).outlineStyle).toBe('solid');
    await expect(frame && getComputedStyle(frame).outlineWidth).toBe('2px');
  },
};

/**
 * At least 44 px high for touch, and a font size of at least 16 px so that phones do not zoom in.
 */
export const MinimumSize: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

/** Capitals without spaces, six at most, as in a field for registration numbers. */
const toPlate = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 6);

const edits = fc.array(
  fc.record({
    from: fc.nat({ max: 8 }),
    length: fc.nat({ max: 3 }),
    text: fc.string({ unit: fc.constantFrom('a', 'B', '1', ' ', '-'), maxLength: 4 }),
  }),
  { maxLength: 8 },
);

/** Typing, deleting and pasting in the middle leaves the caret there, although the text is changed on the way. */
export const Formatted: Story = {
  render: (args) => {
    const [value, setValue] = useState('');
    return (
      <Field label="Registreringsnummer">
        {(control) => (
          <TextInput
            {...control}
            {...args}
            value={value}
            format={toPlate}
            onValueChange={setValue}
          />
        )}
      </Field>
    );
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    await userEvent.click(input);
    fc.assert(
      fc.property(edits, (all) => {
        input.select();
        document.execCommand('delete');
        let expected = '';
        for (const { from, length, text } of all) {
          const start = Math.min(from, expected.length);
          const end = Math.min(start + length, expected.length);
          input.setSelectionRange(start, end);
          document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
          // Without a selection, deleting takes the character before the caret.
          const deletedFrom = text === '' && start === end ? Math.max(start - 1, 0) : start;
          const before = expected.slice(0, deletedFrom) + text;
          expected = toPlate(before + expected.slice(end));
          const caret = Math.min(toPlate(before).length, expected.length);
          expect([input.value, input.selectionStart]).toEqual([expected, caret]);
        }
      }),
    );
  },
};

export const Disabled: Story = {
  args: { defaultValue: 'MLB 84A', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'MLB 84A', readOnly: true },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'X');
    await expect(input).toHaveValue('MLB 84A');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

function RegistrationInput(props: TextInputProps) {
  const [value, setValue] = useState('');
  const keep = (typed: string) => setValue(typed.replaceAll(/\s/g, '').toUpperCase().slice(0, 6));
  return <TextInput {...props} onValueChange={keep} value={value} />;
}

/** The parent controls the value and can correct the typed text. */
export const Controlled: Story = {
  render: () => (
    <Field label="Registreringsnummer">{(control) => <RegistrationInput {...control} />}</Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'mlb 84a99');
    await expect(input).toHaveValue('MLB84A');
  },
};

/** Affixes describe the input for screen readers. */
export const Affixes: Story = {
  args: { name: 'mileage', inputMode: 'numeric', suffix: 'mil', width: 's' },
  render: (args) => (
    <Field help="Ungefär räcker." label="Mätarställning">
      {(control) => <TextInput {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Mätarställning' });
    await expect(input).toHaveAccessibleDescription('mil Ungefär räcker.');
  },
};

function ClearableSearch() {
  const [value, setValue] = useState('Volvo');
  const input = useRef<HTMLInputElement>(null);
  const empty = () => {
    setValue('');
    moveFocus(input.current);
  };
  const clear = value !== '' && (
    <button aria-label="Rensa" onClick={empty} type="button">
      <Icon name="close" />
    </button>
  );
  return (
    <Field label="Sök">
      {(control) => (
        <TextInput
          {...control}
          ref={input}
          onValueChange={setValue}
          prefix={<Icon name="search" />}
          suffix={clear}
          type="search"
          value={value}
        />
      )}
    </Field>
  );
}

export const Clearable: Story = {
  render: () => <ClearableSearch />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

const sent = fn();

/** The form submits natively, without script, also on Enter. */
export const InAForm: Story = {
  render: () => (
    <SentForm onSent={sent}>
      <Field label="E-postadress">
        {(control) => <TextInput {...control} defaultValue="asa@" name="email" type="email" />}
      </Field>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'example.se{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ email: 'asa@example.se' });
  },
};

export const Overview: Story = {
  tags: ['visual', 'core'],
  ...onSurfaces(() => (
    <>
      <Column>
        <Field label="Tom">{(control) => <TextInput {...control} />}</Field>
        <Field label="Med exempel">
          {(control) => <TextInput {...control} placeholder="ABC 123" />}
        </Field>
        <Field label="Ifylld">
          {(control) => <TextInput {...control} defaultValue="MLB 84A" />}
        </Field>
      </Column>
      <Column>
        <Field error="Kontrollera att registreringsnumret är korrekt." label="Med fel">
          {(control) => <TextInput {...control} defaultValue="MLB 84" />}
        </Field>
        <Field label="Går bara att läsa">
          {(control) => <TextInput {...control} defaultValue="MLB 84A" readOnly />}
        </Field>
        <Field label="Ur bruk">
          {(control) => <TextInput {...control} defaultValue="MLB 84A" disabled />}
        </Field>
      </Column>
      <Column>
        <Field label="Sök">
          {(control) => (
            <TextInput
              {...control}
              defaultValue="Volvo"
              prefix={<Icon name="search" />}
              type="search"
            />
          )}
        </Field>
        <Field label="Mätarställning">
          {(control) => <TextInput {...control} defaultValue="12 400" suffix="mil" width="m" />}
        </Field>
        <Field label="Årsmodell">
          {(control) => <TextInput {...control} defaultValue="2021" width="s" />}
        </Field>
      </Column>
    </>
  )),
};
