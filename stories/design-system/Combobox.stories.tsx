import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ComboboxOption } from '#design-system/Combobox/Combobox.tsx';
import { Combobox, type ComboboxProps } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { fail, ok, type Result } from '#domain/result.ts';
import { template } from '#domain/testing/template.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { Canvas } from '../canvas.ts';
import { SentForm } from './SentForm.tsx';
import { Column, SurfaceForms } from './SurfaceForms.tsx';

function option(group: string, label: string, detail?: string): ComboboxOption {
  return { value: `${group}-${label}`, label, detail, group };
}

const known = [
  option('Anläggningar', 'Nordvik Sigtuna', 'Sigtuna'),
  option('Anläggningar', 'Nordvik Silverdal', 'Sollentuna'),
  option('Orter', 'Sigtuna'),
];
const places = [
  option('Platser', 'Sigtuna', 'Stockholms län'),
  option('Platser', 'Sillre', 'Västernorrlands län'),
];

function matching(options: readonly ComboboxOption[], typed: string) {
  const words = typed.toLowerCase();
  return options.filter(({ label }) => label.toLowerCase().includes(words));
}

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox,
  args: {
    name: 'q',
    suggest: (typed) => matching(known, typed),
    onChoose: fn(),
    texts: { list: 'Förslag', count: template('{count} förslag'), none: 'Inga förslag' },
  },
  render: (args) => (
    <Field label="Ort, namn eller postnummer">
      {(control) => <Combobox {...control} {...args} />}
    </Field>
  ),
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;
function field(canvas: Canvas): HTMLElement {
  return canvas.getByRole('combobox', { name: 'Ort, namn eller postnummer' });
}

/** The name of the active option. */
function activeText(canvas: Canvas): string | undefined {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return (id ? document.getElementById(id)?.textContent : undefined) ?? undefined;
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(canvas), 'si');
    await expect(canvas.getByRole('listbox', { name: 'Förslag' })).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 förslag');
    await expect(canvas.getByRole('group', { name: 'Orter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('option', { name: 'Nordvik Silverdal Sollentuna' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(known[1]);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('si{ArrowDown}');
    await expect(activeText(canvas)).toBe('Nordvik Sigtuna Sigtuna');
    await userEvent.keyboard('{End}');
    await expect(activeText(canvas)).toBe('Sigtuna');
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText(canvas)).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}{Home}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(known[0]);
    await userEvent.keyboard('g{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(field(canvas)).toHaveValue('sig');
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('listbox')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

interface LoadingProps extends ComboboxProps {
  readonly load: (typed: string) => Promise<Result<readonly ComboboxOption[], 'offline'>>;
}

function Loading({ load, ...args }: LoadingProps) {
  const [typed, setTyped] = useState('');
  const { answer } = useAnswer(typed || undefined, load);
  return <Combobox {...args} loaded={answer} onTextChange={setTyped} />;
}

/** Known options are shown at once, and loaded ones follow; the active option stays active. */
export const LoadedOptions: Story = {
  render: (args) => (
    <Field label="Ort, namn eller postnummer">
      {(control) => (
        <Loading {...control} {...args} load={async (typed) => ok(matching(places, typed))} />
      )}
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'sig{ArrowDown}');
    await expect(await canvas.findByRole('group', { name: 'Platser' })).toBeVisible();
    await expect(activeText(canvas)).toBe('Nordvik Sigtuna Sigtuna');
    await expect(canvas.getByRole('status')).toHaveTextContent('3 förslag');
    await expect(canvas.getByRole('option', { name: 'Sigtuna Stockholms län' })).toBeVisible();
  },
};

export const FailedRequest: Story = {
  render: (args) => (
    <Field label="Ort, namn eller postnummer">
      {(control) => <Loading {...control} {...args} load={async () => fail('offline')} />}
    </Field>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'sil');
    await expect(await canvas.findByRole('option', { name: /Silverdal/ })).toBeVisible();
    await userEvent.type(field(canvas), 'xyz');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Inga förslag'));
  },
};

const sent = fn();

/** Without an active option, Enter sends the form with the typed text. */
export const InAForm: Story = {
  render: (args) => (
    <SentForm onSent={sent}>
      <Field label="Ort, namn eller postnummer">
        {(control) => <Combobox {...control} {...args} />}
      </Field>
    </SentForm>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'sig{Enter}');
    await expect(sent).toHaveBeenLastCalledWith({ q: 'sig' });
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <SurfaceForms>
      {() => (
        <Column>
          <Field label="Tom">{(control) => <Combobox {...control} {...args} />}</Field>
          <Field label="Ifylld">
            {(control) => <Combobox {...control} {...args} defaultValue="Sigtuna" />}
          </Field>
          <Field error="Välj en ort." label="Med fel">
            {(control) => <Combobox {...control} {...args} />}
          </Field>
        </Column>
      )}
    </SurfaceForms>
  ),
};
