import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { type FormEvent, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Field } from '#design-system/Field/Field.tsx';
import {
  type FormError,
  FormErrorSummary,
} from '#design-system/FormErrorSummary/FormErrorSummary.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const errors = [
  { fieldId: 'phone', message: 'Skriv ett telefonnummer med 6 till 20 siffror.' },
  { fieldId: 'intent', message: 'Välj vad du vill göra.' },
];

const meta = {
  title: 'Primitives/FormErrorSummary',
  component: FormErrorSummary,
  args: { title: 'Formuläret är inte skickat. Rätta det här först:', errors },
} satisfies Meta<typeof FormErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

const intents = [
  { value: 'sell', label: 'Sälja bilen' },
  { value: 'trade', label: 'Byta in bilen' },
];

function SellForm() {
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<readonly FormError[]>([]);
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setShown(errors.filter(({ fieldId }) => !data.get(fieldId)));
    setAttempt(attempt + 1);
  };
  const errorOf = (id: string) => shown.find(({ fieldId }) => fieldId === id)?.message;
  return (
    <form noValidate onSubmit={check}>
      <Column>
        <FormErrorSummary attempt={attempt} errors={shown} title={meta.args.title} />
        <Field error={errorOf('phone')} id="phone" label="Telefonnummer" mark="*" required>
          {(control) => <TextInput {...control} name="phone" type="tel" />}
        </Field>
        <RadioGroup
          error={errorOf('intent')}
          id="intent"
          legend="Vad vill du göra?"
          mark="*"
          name="intent"
          options={intents}
          required
        />
        <button type="submit">Skicka</button>
      </Column>
    </form>
  );
}

/** The summary receives the focus; its links lead to the fields. */
export const AfterSending: Story = {
  render: () => <SellForm />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    const summary = await canvas.findByRole('region', { name: meta.args.title });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: /telefonnummer/ }));
    await expect(canvas.getByRole('textbox', { name: 'Telefonnummer' })).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: /Välj vad/ }));
    await expect(canvas.getByRole('radio', { name: 'Sälja bilen' })).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};

/** Each failed attempt moves the focus to the summary; fixing an error does not. */
export const AfterAnotherAttempt: Story = {
  render: () => <SellForm />,
  play: async ({ canvas }) => {
    const send = canvas.getByRole('button', { name: 'Skicka' });
    await userEvent.click(send);
    await userEvent.type(canvas.getByRole('textbox'), '070 123 45 67{Enter}');
    const summary = canvas.getByRole('region');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Sälja bilen' }));
    await userEvent.click(send);
    await waitFor(() => expect(canvas.queryByRole('region')).not.toBeInTheDocument());
  },
};

export const NoErrors: Story = {
  args: { errors: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((surface) => (
    <FormErrorSummary
      errors={[
        { fieldId: `${surface}-1`, message: 'Skriv ett telefonnummer med 6 till 20 siffror.' },
        {
          fieldId: `${surface}-2`,
          message: 'Kirjoita rekisterinumero muodossa ABC-123, ilman välilyöntejä.',
        },
      ]}
      title={`Formuläret är inte skickat (${surface}). Rätta det här först:`}
    />
  )),
};
