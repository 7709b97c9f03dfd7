import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { writeConsent } from '#domain/consent/visitorConsent.ts';
import { editing, field, markedFields } from '../fixtures/fields.ts';
import { onSmallPhone } from '../viewports.ts';
import { BlockExample } from './BlockExample.tsx';
import { forgetConsent, withConsent } from './consent.ts';
import { formEmbedMeta, granted, nowhere, providerAt, requestsTo, standard } from './embeds.ts';
import { SameOnEveryGround } from './variants.tsx';

const meta = { title: 'Blocks/FormEmbed', tags: ['autodocs'], ...formEmbedMeta };

export default meta;

type Story = StoryObj<typeof meta>;

export const Standard: Story = {
  ...granted,
  name: 'With consent',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Skriv till oss');
    await expect(canvas.getByText(/Vi svarar inom en arbetsdag/)).toBeVisible();
    const place = canvas.getByRole('group', { name: 'Skriv till oss' });
    const input = await within(place).findByLabelText('E-post');
    await waitFor(() => expect(input).toBeVisible());
    await waitFor(() => expect(canvas.queryByText('Formuläret hämtas')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Visa formuläret' })).toBeNull();
  },
};

export const ProviderRequest: Story = {
  ...granted,
  name: 'What the provider receives',
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText('E-post');
    const target = canvasElement.querySelector<HTMLElement>('[data-options]');
    await expect(JSON.parse(target?.dataset['options'] ?? '')).toEqual({
      region: 'eu',
      portalId: 'exempel',
      locale: 'sv',
    });
  },
};

export const WithoutConsent: Story = {
  name: 'Consent not answered',
  beforeEach: forgetConsent,
  args: { frame: providerAt(`${nowhere}/unasked`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/hämtas från en annan leverantör/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Visa formuläret' })).toBeEnabled();
    await expect(requestsTo(`${nowhere}/unasked`)).toBe(0);
  },
};

export const ConsentRefused: Story = {
  ...withConsent('denied'),
  name: 'Consent refused',
  args: { frame: providerAt(`${nowhere}/denied`) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Visa formuläret' })).toBeEnabled();
    await expect(requestsTo(`${nowhere}/denied`)).toBe(0);
  },
};

export const LoadedOnce: Story = {
  ...withConsent('denied'),
  name: 'Loaded once without consent',
  render: (args) => (
    <>
      <BlockExample {...args} />
      <BlockExample {...args} fields={{ ...standard, Title: field('Nyhetsbrev') }} />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('button', { name: 'Visa formuläret' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const place = canvas.getByRole('group', { name: 'Skriv till oss' });
    await expect(place).toHaveFocus();
    await waitFor(() => expect(within(place).getByLabelText('E-post')).toBeVisible());
    const other = canvas.getByRole('group', { name: 'Nyhetsbrev' });
    await expect(within(other).getByRole('button', { name: 'Visa formuläret' })).toBeEnabled();
    await expect(document.cookie).toContain('consent=denied');
  },
};

export const ConsentChanged: Story = {
  name: 'Consent changed on the page',
  beforeEach: () => {
    forgetConsent();
    return forgetConsent;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Visa formuläret' })).toBeVisible();
    writeConsent(window, 'granted');
    await expect(await canvas.findByLabelText('E-post')).toBeInTheDocument();
    writeConsent(window, 'denied');
    await expect(await canvas.findByRole('button', { name: 'Visa formuläret' })).toBeVisible();
    await expect(canvas.queryByLabelText('E-post')).toBeNull();
  },
};

export const MissingFormId: Story = {
  ...granted,
  name: 'Without a form id',
  args: { fields: { ...standard, FormId: field('') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Missing FormId')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Skriv till oss' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const BadFormIds: Story = {
  ...granted,
  name: 'Invalid form ids',
  render: () => (
    <>
      {['../secret', 'a b', '<script>', 'x'.repeat(10_000)].map((id) => (
        <BlockExample key={id} componentName="FormEmbed" fields={{ FormId: field(id) }} />
      ))}
      <BlockExample componentName="FormEmbed" fields={{ FormId: { value: { no: 'text' } } }} />
      <BlockExample componentName="FormEmbed" fields={{}} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Missing FormId')).toHaveLength(6);
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const OnlyForm: Story = {
  beforeEach: forgetConsent,
  name: 'Only the form',
  args: { fields: { FormId: standard.FormId } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Visa formuläret' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...granted,
  name: 'Long words on a phone',
  globals: onSmallPhone,
  args: {
    fields: {
      ...standard,
      Title: field('Vaihtoautoliikkeenasiakaspalveluyhteydenottolomake'.repeat(2)),
      Text: field(`<p>${'Najjednoduchšieobhospodarovateľné autá. '.repeat(20)}</p>`),
    },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('group').scrollIntoView();
    await waitFor(() => expect(canvas.getByLabelText('E-post')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const allFields = ['Title', 'Text', 'FormId'];

export const Editing: Story = {
  beforeEach: forgetConsent,
  args: editing(standard),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    await expect(canvas.getByText('[FormId]')).toBeVisible();
  },
};

const empty = Object.fromEntries(allFields.map((name) => [name, field('')]));

export const EditingEmpty: Story = {
  args: editing(empty),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    for (const name of allFields) await expect(canvas.getByText(`[${name}]`)).toBeVisible();
    await expect(canvas.getByText('Missing FormId')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  beforeEach: forgetConsent,
  render: () => (
    <>
      <SameOnEveryGround componentName="FormEmbed" fields={standard} />
      <BlockExample componentName="FormEmbed" fields={{ ...standard, FormId: field('') }} />
    </>
  ),
};
