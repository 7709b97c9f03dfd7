import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Field } from '#design-system/Field/Field.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const meta = {
  title: 'Primitives/Textarea',
  component: Textarea,
  args: { name: 'message', onValueChange: fn() },
  render: (args) => (
    <Field label="Meddelande">{(control) => <Textarea {...control} {...args} />}</Field>
  ),
} satisfies Meta<typeof Textarea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const textarea = canvas.getByRole('textbox', { name: 'Meddelande' });
    await userEvent.type(textarea, 'Hej{Enter}då');
    await expect(textarea).toHaveValue('Hej\ndå');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Hej\ndå');
  },
};

/** Three lines high when empty; grows with its text. */
export const GrowsWithItsText: Story = {
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    const before = textarea.offsetHeight;
    await userEvent.click(textarea);
    await userEvent.paste('en rad\n'.repeat(7));
    await waitFor(() => expect(textarea.offsetHeight).toBeGreaterThan(before));
    await userEvent.paste('en rad\n'.repeat(40));
    await waitFor(() => expect(textarea.scrollHeight).toBeGreaterThan(textarea.clientHeight));
  },
};

export const Filled: Story = { args: { defaultValue: 'Lämnar bilen kvällen innan.' } };

export const Disabled: Story = {
  args: { defaultValue: 'Lämnar bilen kvällen innan.', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
};

export const ReadOnly: Story = {
  args: { defaultValue: 'Lämnar bilen kvällen innan.', readOnly: true },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '!');
    await expect(canvas.getByRole('textbox')).toHaveValue('Lämnar bilen kvällen innan.');
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces(() => (
    <>
      <Column>
        <Field label="Två rader">
          {(control) => <Textarea {...control} lines={2} placeholder="Meddelande" />}
        </Field>
        <Field label="Tre rader">
          {(control) => <Textarea {...control} defaultValue="Lämnar bilen kvällen innan." />}
        </Field>
      </Column>
      <Column>
        <Field error="Skriv högst 80 tecken." label="Med fel">
          {(control) => <Textarea {...control} defaultValue="Lämnar bilen kvällen innan." />}
        </Field>
        <Field label="Går bara att läsa">
          {(control) => <Textarea {...control} defaultValue="Tack!" lines={2} readOnly />}
        </Field>
      </Column>
      <Column>
        <Field label="Fem rader">{(control) => <Textarea {...control} lines={5} />}</Field>
        <Field label="Ur bruk">
          {(control) => <Textarea {...control} defaultValue="Tack!" disabled lines={2} />}
        </Field>
      </Column>
    </>
  )),
};
