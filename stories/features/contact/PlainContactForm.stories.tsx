import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent } from 'storybook/test';
import { contactTexts } from '#features/contact/contactTexts.ts';
import { PlainContactForm } from '#features/contact/PlainContactForm.tsx';
import { dictionary } from '#stories/fixtures/dictionary.ts';
import { contact, sampleContact } from './contactExamples.ts';

const meta = {
  title: 'Screens/Cars/Contact without script',
  component: PlainContactForm,
  args: { contact, texts: contactTexts(dictionary), titleId: 'title' },
  decorators: [
    (Form) => (
      <>
        <h1 id="title">Skicka en förfrågan</h1>
        <Form />
      </>
    ),
  ],
  beforeEach: () => () => {
    location.hash = '';
  },
} satisfies Meta<typeof PlainContactForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  name: 'Car in stock',
  tags: ['visual'],
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Skicka en förfrågan' });
    await expect(form.action).toMatch(/\/api\/forms\/comhub$/);
    await expect(form.method).toBe('post');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Namn/ }), 'Kim Berg');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Telefon/ }), '+46 70-12');
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-post/ }), 'kim@example');
    // The browser checks the rules of the server.
    await expect(form.checkValidity()).toBe(false);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Telefon/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Telefon/ }), ' +46 70 123 45 67 ');
    await expect(form.checkValidity()).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: /^E-post/ }), '.se');
    await expect(form.checkValidity()).toBe(true);
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      formName: 'nordvik-seCarContactForm',
      'car.id': 'MLB210',
      'car.brand': 'Volvo',
      'car.model': 'V60',
      toName: 'Begagnade bilar',
      toEmail: 'bil.kungens-kurva@nordvik.example',
      source: contact.source,
      name: 'Kim Berg',
      phone: ' +46 70 123 45 67 ',
      email: 'kim@example.se',
      message: '',
      website: '',
    });
    await expect(canvas.queryByText('Tack för din förfrågan!')).not.toBeVisible();
  },
};

export const Sample: Story = {
  name: 'Sample car',
  args: { contact: sampleContact },
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Nordvik Kungens kurva');
    await expect(new FormData(form).get('toEmail')).toBe('bil.kungens-kurva@nordvik.example');
  },
};

const outcomes = [
  ['lead-sent', 'Tack för din förfrågan!'],
  ['lead-failed', /kunde inte skickas/],
  ['lead-invalid', /Kontrollera fälten/],
  ['lead-refused', /Försök igen om 6 min, eller ring oss/],
  ['lead-trapped', /ett dolt fält var ifyllt/],
] as const;

export const Outcomes: Story = {
  name: 'Answers of the server',
  play: async ({ canvas }) => {
    for (const [anchor, text] of outcomes) {
      location.hash = `#${anchor}`;
      await expect(canvas.getByText(text)).toBeVisible();
      for (const [, other] of outcomes.filter(([name]) => name !== anchor)) {
        await expect(canvas.getByText(other)).not.toBeVisible();
      }
    }
  },
};
