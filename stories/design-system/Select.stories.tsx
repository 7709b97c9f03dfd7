import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Field } from '#design-system/Field/Field.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { SentForm } from './SentForm.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const towns = [
  { value: 'vik', label: 'Vikstad' },
  { value: 'fjall', label: 'Fjällnäs' },
  { value: 'sund', label: 'Sundhamn', disabled: true },
];

const meta = {
  title: 'Primitives/Select',
  component: Select,
  args: { name: 'town', options: towns, onValueChange: fn() },
  render: (args) => <Field label="Ort">{(control) => <Select {...control} {...args} />}</Field>,
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Ort' });
    await expect(select).toHaveValue('vik');
    await userEvent.selectOptions(select, 'Fjällnäs');
    await expect(select).toHaveValue('fjall');
    await expect(args.onValueChange).toHaveBeenCalledWith('fjall');
  },
};

export const Placeholder: Story = {
  args: { placeholder: 'Välj ort' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox');
    await expect(select).toHaveValue('');
    await expect(select).toHaveDisplayValue('Välj ort');
    await userEvent.selectOptions(select, 'Vikstad');
    await userEvent.selectOptions(select, 'Välj ort');
    await expect(select).toHaveValue('');
  },
};

/** A required choice cannot be reset to none. */
export const RequiredPlaceholder: Story = {
  args: { placeholder: 'Välj ort' },
  render: (args) => (
    <Field label="Ort" mark="*" required>
      {(control) => <Select {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.queryByRole('option', { name: 'Välj ort' })).not.toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Vikstad');
    await expect(canvas.getByRole('combobox')).toBeValid();
  },
};

export const Filled: Story = {
  args: { defaultValue: 'fjall', placeholder: 'Välj ort' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Fjällnäs');
  },
};

export const Grouped: Story = {
  args: {
    options: [
      { label: 'Norr', options: [{ value: 'fjall', label: 'Fjällnäs' }] },
      { label: 'Syd', options: [{ value: 'vik', label: 'Vikstad' }] },
      { value: 'all', label: 'Hela landet' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Norr' })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Hela landet');
    await expect(canvas.getByRole('combobox')).toHaveValue('all');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
  },
};

export const WithError: Story = {
  args: { placeholder: 'Välj ort' },
  render: (args) => (
    <Field error="Välj en ort." help="Vi visar verkstäder i närheten." label="Ort" required>
      {(control) => <Select {...control} {...args} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(
      'Vi visar verkstäder i närheten. Välj en ort.',
    );
  },
};

const sent = fn();

export const InAForm: Story = {
  render: () => (
    <SentForm onSent={sent}>
      <Field label="Ort">
        {(control) => <Select {...control} defaultValue="fjall" name="town" options={towns} />}
      </Field>
      <button type="submit">Skicka</button>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    await expect(sent).toHaveBeenLastCalledWith({ town: 'fjall' });
  },
};

const longOptions = [
  { value: 'a', label: 'Vuosihuolto ja määräaikaishuolto, merkkikorjaamo Jyväskylän keskusta' },
];

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces(() => (
    <>
      <Column>
        <Field label="Ort">
          {(control) => <Select {...control} options={towns} placeholder="Välj ort" />}
        </Field>
        <Field label="Vald ort">{(control) => <Select {...control} options={towns} />}</Field>
      </Column>
      <Column>
        <Field error="Välj en ort." label="Med fel" mark="*" required>
          {(control) => <Select {...control} options={towns} placeholder="Välj ort" />}
        </Field>
      </Column>
      <Column>
        <Field label="Palvelu ja toimipiste">
          {(control) => <Select {...control} options={longOptions} />}
        </Field>
        <Field label="Ur bruk">
          {(control) => <Select {...control} disabled options={towns} />}
        </Field>
      </Column>
    </>
  )),
};
