import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ComboboxOption } from '#design-system/Combobox/Combobox.tsx';
import { Combobox, type ComboboxProps } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { fail, ok, type Result } from '#domain/result.ts';
import { template } from '#domain/template.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { Canvas } from '../canvas.ts';
import { SentForm } from './SentForm.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

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
    texts: {
      list: 'Förslag',
      count: template('{count} förslag'),
      none: 'Inga förslag',
      failed: 'Platser kan inte sökas just nu.',
      retry: 'Försök igen',
    },
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
  const { answer, retry } = useAnswer(typed || undefined, load);
  return <Combobox {...args} loaded={answer} onTextChange={setTyped} onRetry={retry} />;
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

/** A combobox that loads its options. */
function loading(load: LoadingProps['load']) {
  return (args: ComboboxProps) => (
    <Field label="Ort, namn eller postnummer">
      {(control) => <Loading {...control} {...args} load={load} />}
    </Field>
  );
}

/** What the live region says from now on, each text once. */
function collectAnnouncements(canvas: Canvas): readonly string[] {
  const said: string[] = [];
  const region = canvas.getByRole('status');
  const listen = () => {
    const text = region.textContent?.trim();
    if (text) said.push(text);
  };
  new MutationObserver(listen).observe(region, {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return said;
}

export const NothingMatches: Story = {
  tags: ['visual'],
  name: 'Nothing matches',
  play: async ({ canvas }) => {
    const said = collectAnnouncements(canvas);
    await userEvent.type(field(canvas), 'xyzzy');
    await expect(await canvas.findByText('Inga förslag')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('Inga förslag')).toBeVisible();
    await expect(said).toEqual(['Inga förslag']);
    await userEvent.clear(field(canvas));
    await expect(canvas.queryByText('Inga förslag')).toBeNull();
  },
};

const failOnce = fn<LoadingProps['load']>();

export const FailedRequest: Story = {
  tags: ['visual'],
  render: loading((typed) => failOnce(typed)),
  beforeEach: () => {
    failOnce.mockReset();
    failOnce.mockImplementation(async () => fail('offline'));
  },
  play: async ({ canvas }) => {
    const said = collectAnnouncements(canvas);
    await userEvent.type(field(canvas), 'xyz');
    const note = 'Platser kan inte sökas just nu.';
    await expect(await canvas.findByText(note)).toBeVisible();
    // It is said once and not after each letter, and stays when the visitor goes on.
    await userEvent.type(field(canvas), 'zy');
    await userEvent.tab();
    const retry = canvas.getByRole('button', { name: 'Försök igen' });
    await expect(retry).toHaveFocus();
    await waitFor(() => expect(failOnce).toHaveBeenCalledWith('xyzzy'));
    await expect(said).toEqual([note]);
    await userEvent.keyboard('{Enter}');
    await expect(field(canvas)).toHaveFocus();
    await waitFor(() => expect(said).toEqual([note, note]));
    failOnce.mockImplementation(async () => ok(places));
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByRole('option', { name: /^Sillre/ })).toBeVisible();
    await expect(canvas.queryByText(note)).toBeNull();
  },
};

export const FailedBesideKnown: Story = {
  name: 'Failed, while some options are known',
  render: loading(async () => fail('offline')),
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas), 'sil');
    await expect(await canvas.findByRole('option', { name: /Silverdal/ })).toBeVisible();
    await expect(await canvas.findByText('Platser kan inte sökas just nu.')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(activeText(canvas)).toMatch(/Silverdal/);
  },
};

const isNamedBy: ComboboxProps['isNamedBy'] = ({ label }, text) =>
  label.toLowerCase() === text.toLowerCase();

/** A name that is typed in full is chosen when the visitor leaves the field, but not one of several. */
export const NamedInFull: Story = {
  name: 'Typed in full and left',
  args: { suggest: () => [], isNamedBy },
  render: loading(async (typed) => ok(matching(places, typed))),
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'sig');
    await canvas.findByRole('option');
    await userEvent.tab();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(field(canvas), 'tuna');
    await userEvent.tab();
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(places[0]));
    await userEvent.clear(field(canvas));
    await userEvent.type(field(canvas), 'sillre');
    await canvas.findByRole('option');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(places[1]);
  },
};

export const NamedTwice: Story = {
  name: 'Typed in full, but there are two',
  args: { suggest: () => [], isNamedBy },
  render: loading(async () => ok([option('Platser', 'Sala', 'Uppland'), option('Orter', 'Sala')])),
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'sala');
    await expect(await canvas.findAllByRole('option')).toHaveLength(2);
    await userEvent.tab();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The answer comes after the visitor has left the field. */
export const NamedLate: Story = {
  name: 'Typed in full and left before the answer',
  args: { suggest: () => [], isNamedBy },
  render: loading(() => late.promise),
  beforeEach: () => {
    late = Promise.withResolvers();
  },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), 'sigtuna');
    await userEvent.tab();
    await expect(args.onChoose).not.toHaveBeenCalled();
    late.resolve(ok(places));
    await waitFor(() => expect(args.onChoose).toHaveBeenLastCalledWith(places[0]));
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};

let late = Promise.withResolvers<Result<readonly ComboboxOption[], 'offline'>>();

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
  ...onSurfaces((_surface, args: ComboboxProps) => (
    <Column>
      <Field label="Tom">{(control) => <Combobox {...control} {...args} />}</Field>
      <Field label="Ifylld">
        {(control) => <Combobox {...control} {...args} defaultValue="Sigtuna" />}
      </Field>
      <Field error="Välj en ort." label="Med fel">
        {(control) => <Combobox {...control} {...args} />}
      </Field>
    </Column>
  )),
};
