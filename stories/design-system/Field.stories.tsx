import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Checkbox } from '#design-system/Checkbox/Checkbox.tsx';
import { Combobox } from '#design-system/Combobox/Combobox.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { FieldGroup } from '#design-system/Field/FieldGroup.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { StarRating } from '#design-system/StarRating/StarRating.tsx';
import { Textarea } from '#design-system/Textarea/Textarea.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import { template } from '#domain/template.ts';
import { announcementOf } from '../announcement.ts';
import { Column, onSurfaces } from './SurfaceForms.tsx';

const longLabel = 'Rekisteröintinumero (esimerkiksi ABC-123), sellaisena kuin se on ajoneuvossa';

const meta = {
  title: 'Primitives/Field',
  component: Field,
  subcomponents: { FieldGroup },
  args: {
    label: 'Telefonnummer',
    children: (control) => <TextInput {...control} autoComplete="tel" name="phone" type="tel" />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Telefonnummer'));
    await expect(canvas.getByRole('textbox', { name: 'Telefonnummer' })).toHaveFocus();
  },
};

export const WithHelp: Story = {
  args: { help: 'Vi ringer bara om något är oklart.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Vi ringer bara om något är oklart.',
    );
  },
};

export const Required: Story = {
  args: { required: true, mark: '*' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Telefonnummer' })).toBeRequired();
  },
};

export const Optional: Story = {
  args: { mark: '(valfritt)' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Telefonnummer (valfritt)' });
    await expect(input).not.toBeRequired();
  },
};

export const WithError: Story = {
  args: {
    help: 'Vi ringer bara om något är oklart.',
    error: 'Skriv ett telefonnummer med 6 till 20 siffror.',
    children: (control) => <TextInput {...control} defaultValue="070" name="phone" type="tel" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Vi ringer bara om något är oklart. Skriv ett telefonnummer med 6 till 20 siffror.',
    );
  },
};

/** In a form with a summary, which announces the errors. */
export const StaticError: Story = {
  args: { error: 'Skriv ett telefonnummer med 6 till 20 siffror.', errorUrgency: 'static' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Skriv ett telefonnummer med 6 till 20 siffror.',
    );
    await expect(canvasElement.querySelector('[aria-live]')).toBeNull();
  },
};

function PhoneField() {
  const [phone, setPhone] = useState('');
  const isWrong = phone !== '' && !/^\+?[\d ]{6,20}$/.test(phone);
  return (
    <Field
      error={isWrong && 'Skriv ett telefonnummer med 6 till 20 siffror.'}
      label="Telefonnummer"
    >
      {(control) => <TextInput {...control} onValueChange={setPhone} type="tel" value={phone} />}
    </Field>
  );
}

/** The live region is rendered before the error, so that the error is announced. */
export const ErrorAppears: Story = {
  render: () => <PhoneField />,
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '07');
    const error = await canvas.findByText('Skriv ett telefonnummer med 6 till 20 siffror.');
    await expect(error.closest('[aria-live="polite"]')).toBeVisible();
    await expect(input).toBeInvalid();
    await userEvent.type(input, '0 123 45 67');
    await waitFor(() => expect(input).toBeValid());
    await expect(canvas.queryByText(/Skriv ett telefonnummer/)).not.toBeInTheDocument();
  },
};

export const WithCounter: Story = {
  args: {
    label: 'Meddelande till verkstaden',
    mark: '(valfritt)',
    counter: { max: 80, announcement: template('{count} av {max} tecken') },
    children: (control) => (
      <Textarea {...control} defaultValue="Lämnar bilen kvällen innan." name="message" />
    ),
  },
  play: async ({ canvas }) => {
    const textarea = canvas.getByRole('textbox');
    await expect(await canvas.findByText('27/80')).toBeVisible();
    await userEvent.type(textarea, ' Tack!');
    await expect(canvas.getByText('33/80')).toBeVisible();
    await waitFor(() => expect(textarea).toHaveAccessibleDescription('33 av 80 tecken'), {
      timeout: 3000,
    });
    await expect(announcementOf(canvas.getByText('33 av 80 tecken'))).toBe('polite');
    await userEvent.clear(textarea);
    await userEvent.paste('å'.repeat(100));
    await expect(textarea).toHaveValue('å'.repeat(80));
    await expect(canvas.getByText('80/80')).toBeVisible();
  },
};

export const CounterAfterReset: Story = {
  args: {
    label: 'Meddelande',
    counter: { max: 80, announcement: template('{count} av {max} tecken') },
    children: (control) => <Textarea {...control} name="message" />,
  },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Rensa</button>
      </form>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Hej');
    await expect(canvas.getByText('3/80')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Rensa' }));
    await expect(await canvas.findByText('0/80')).toBeVisible();
  },
};

/** For a single field whose button explains its purpose. */
export const HiddenLabel: Story = {
  args: {
    label: 'Sök bland våra bilar',
    labelVisibility: 'hidden',
    children: (control) => <TextInput {...control} name="q" type="search" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox', { name: 'Sök bland våra bilar' })).toBeVisible();
  },
};

/** Several choices for one question. */
export const Group: StoryObj<typeof FieldGroup> = {
  render: () => (
    <FieldGroup
      error="Välj minst en tjänst."
      help="Du kan välja flera."
      legend="Vad behöver du hjälp med?"
      mark="*"
      required
    >
      <Checkbox label="Service" name="services" value="service" />
      <Checkbox label="Hjulskifte" name="services" value="wheels" />
    </FieldGroup>
  ),
  play: async ({ canvas }) => {
    // Screen readers don't say of a group that it is required, but read the mark.
    const group = canvas.getByRole('group', { name: 'Vad behöver du hjälp med? *' });
    await expect(group).toHaveAccessibleDescription('Du kan välja flera. Välj minst en tjänst.');
  },
};

const error = 'Det här fältet är fel.';

/** Screen readers find each kind of control invalid, though none is required, and read what is wrong. */
export const ErrorOfEachControl: Story = {
  name: 'Error of each kind of control',
  render: () => (
    <>
      <Field error={error} label="Rad">
        {(control) => <TextInput {...control} />}
      </Field>
      <Field error={error} label="Text">
        {(control) => <Textarea {...control} />}
      </Field>
      <Field error={error} label="Ort">
        {(control) => <Select {...control} options={[{ value: 'vik', label: 'Vikstad' }]} />}
      </Field>
      <Field error={error} label="Sök">
        {(control) => (
          <Combobox
            {...control}
            suggest={() => []}
            onChoose={() => undefined}
            texts={comboboxTexts}
          />
        )}
      </Field>
      <Checkbox error={error} label="Ruta" />
      <RadioGroup error={error} legend="Val" options={[{ value: 'ja', label: 'Ja' }]} name="val" />
      <StarRating
        error={error}
        legend="Betyg"
        onValueChange={() => undefined}
        starLabel={template('{number} av {total} stjärnor')}
        value={0}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const controls = [
      canvas.getByRole('textbox', { name: 'Rad' }),
      canvas.getByRole('textbox', { name: 'Text' }),
      canvas.getByRole('combobox', { name: 'Ort' }),
      canvas.getByRole('combobox', { name: 'Sök' }),
      canvas.getByRole('checkbox', { name: 'Ruta' }),
      canvas.getByRole('radiogroup', { name: 'Val' }),
      canvas.getByRole('radiogroup', { name: 'Betyg' }),
    ];
    for (const control of controls) {
      await expect(control).toHaveAttribute('aria-invalid', 'true');
      await expect(control).not.toBeRequired();
      await expect(control).toHaveAccessibleDescription(error);
    }
  },
};

const comboboxTexts = {
  list: 'Förslag',
  count: template('{count} förslag'),
  none: 'Inga förslag',
  failed: 'Platser kan inte sökas just nu.',
  retry: 'Försök igen',
};

export const LongLabel: Story = {
  args: {
    label: longLabel,
    mark: '(pakollinen)',
    required: true,
    help: 'Löydät sen rekisteröintitodistuksesta ja vakuutusyhtiösi verkkopalvelusta.',
    error: 'Kirjoita rekisterinumero muodossa ABC-123, ilman välilyöntejä ja maatunnusta.',
    counter: { max: 7, announcement: template('{count}/{max} merkkiä') },
  },
  decorators: [
    (Story) => (
      <Column>
        <Story />
      </Column>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: longLabel });
    await expect(input.getBoundingClientRect().width).toBeLessThanOrEqual(384);
  },
};

const counter = { max: 80, announcement: template('{count} av {max} tecken') };

export const Overview: Story = {
  tags: ['visual'],
  ...onSurfaces((surface) => (
    <>
      <Column>
        <Field label="Förnamn" mark="*" required>
          {(control) => <TextInput {...control} defaultValue="Åsa" name="firstName" />}
        </Field>
        <Field help="Hit skickar vi bekräftelsen." label="E-postadress" mark="*" required>
          {(control) => <TextInput {...control} name="email" type="email" />}
        </Field>
      </Column>
      <Column>
        <Field
          error="Skriv ett telefonnummer med 6 till 20 siffror."
          label="Telefonnummer"
          mark="*"
          required
        >
          {(control) => <TextInput {...control} defaultValue="070" name="phone" type="tel" />}
        </Field>
        <Field counter={counter} label="Meddelande" mark="(valfritt)">
          {(control) => (
            <Textarea {...control} defaultValue="Lämnar bilen kvällen innan." name="message" />
          )}
        </Field>
      </Column>
      <Column>
        <Field
          counter={{ max: 7, announcement: template('{count}/{max} merkkiä') }}
          error="Kirjoita rekisterinumero muodossa ABC-123, ilman välilyöntejä."
          help="Löydät sen rekisteröintitodistuksesta."
          id={`${surface}-reg`}
          label="Rekisteröintinumero (esimerkiksi ABC-123)"
          mark="(pakollinen)"
          required
        >
          {(control) => <TextInput {...control} defaultValue="AB" name="reg" width="m" />}
        </Field>
      </Column>
    </>
  )),
};
