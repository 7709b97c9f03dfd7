import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { SentForm } from './SentForm.tsx';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const intents = [
  { value: 'sell', label: 'Sälja bilen' },
  { value: 'trade', label: 'Byta in bilen' },
  { value: 'both', label: 'Vet inte än' },
];

const packages = [
  { value: 'cash', label: 'Kontant', help: 'Du betalar hela bilen vid leveransen.' },
  { value: 'loan', label: 'Billån', help: 'Minst 20 % i kontantinsats, resten varje månad.' },
  { value: 'lease', label: 'Privatleasing', help: 'En fast kostnad, bilen lämnas tillbaka.' },
];

const meta = {
  title: 'Primitives/RadioGroup',
  component: RadioGroup,
  args: { legend: 'Vad vill du göra?', name: 'intent', options: intents, onValueChange: fn() },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Vad vill du göra?' });
    await expect(group).toBeVisible();
    await userEvent.click(canvas.getByText('Byta in bilen'));
    await expect(canvas.getByRole('radio', { name: 'Byta in bilen' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trade');
  },
};

/** The group is one tab stop; the arrow keys move the focus and select. */
export const Keyboard: Story = {
  args: { defaultValue: 'sell' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Sälja bilen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const next = canvas.getByRole('radio', { name: 'Byta in bilen' });
    await expect(next).toHaveFocus();
    await expect(next).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('trade');
  },
};

function IntentGroup() {
  const [value, setValue] = useState('');
  return (
    <RadioGroup
      help={value && `Valt: ${value}`}
      legend="Vad vill du göra?"
      name="intent"
      onValueChange={setValue}
      options={intents}
      value={value}
    />
  );
}

/** The parent controls the value; an empty value selects nothing. */
export const Controlled: Story = {
  render: () => <IntentGroup />,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Vet inte än' }));
    await expect(await canvas.findByText('Valt: both')).toBeVisible();
  },
};

export const WithHelp: Story = { args: { help: 'Du kan ändra dig senare.' } };

export const RequiredWithError: Story = {
  args: { required: true, mark: '*', error: 'Välj vad du vill göra.' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Vad vill du göra?' });
    await expect(group).toBeInvalid();
    await expect(group).toBeRequired();
    await expect(group).toHaveAccessibleDescription('Välj vad du vill göra.');
  },
};

export const Disabled: Story = {
  args: { disabled: true, defaultValue: 'sell' },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
  },
};

export const Cards: Story = {
  args: {
    legend: 'Hur vill du betala?',
    name: 'payment',
    options: packages,
    variant: 'card',
    direction: 'row',
  },
  play: async ({ canvas }) => {
    const loan = canvas.getByRole('radio', { name: 'Billån' });
    await expect(loan).toHaveAccessibleDescription(
      'Minst 20 % i kontantinsats, resten varje månad.',
    );
    await userEvent.click(loan);
    await expect(loan).toBeChecked();
  },
};

const sent = fn();

export const InAForm: Story = {
  render: () => (
    <SentForm onSent={sent}>
      <RadioGroup defaultValue="trade" legend="Vad vill du göra?" name="intent" options={intents} />
      <button type="submit">Skicka</button>
    </SentForm>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
    await expect(sent).toHaveBeenLastCalledWith({ intent: 'trade' });
  },
};

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((surface) => (
    <>
      <RadioGroup
        defaultValue="sell"
        help="Du kan ändra dig senare."
        legend="Vad vill du göra?"
        name={`${surface}-a`}
        options={intents}
      />
      <RadioGroup
        error="Valitse, myytkö auton vai vaihdatko sen."
        legend="Myyntivaihtoehto tai vaihtoautotarjouspyyntö"
        mark="(pakollinen)"
        name={`${surface}-b`}
        options={intents}
        required
      />
      <Column>
        <RadioGroup
          defaultValue="sell"
          direction="row"
          disabled
          legend="Ur bruk"
          name={`${surface}-c`}
          options={intents}
        />
      </Column>
      <RadioGroup
        defaultValue="loan"
        legend="Hur vill du betala?"
        name={`${surface}-d`}
        options={packages}
        variant="card"
      />
      <RadioGroup
        direction="row"
        error="Välj hur du vill betala."
        legend="Hur vill du betala?"
        name={`${surface}-e`}
        options={packages.slice(0, 2)}
        variant="card"
      />
    </>
  )),
};
