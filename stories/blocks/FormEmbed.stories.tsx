import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { writeConsent } from '#domain/consent/visitorConsent.ts';
import { trackingEventName } from '#domain/tracking/events.ts';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import { formProviders } from '../fixtures/formProviders.ts';
import { hear } from '../hearing.ts';
import { BlockExample } from './BlockExample.tsx';
import { forgetConsent, withConsent } from './consent.ts';
import { fakeClock } from './fakeClock.ts';
import { manualPage } from './manual/manualPage.tsx';
import { grounds } from './variants.tsx';

const standard = {
  Title: field('Skriv till oss'),
  Text: field('<p>Vi svarar inom en arbetsdag, oftast samma eftermiddag.</p>'),
  FormId: field('contact'),
};

const onPhone = { viewport: { value: 'mobile1' } };
const granted = withConsent('granted');

const meta = {
  title: 'Blocks/FormEmbed',
  component: BlockExample,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', ...manualPage('FormEmbed') },
  args: { componentName: 'FormEmbed', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** A provider with a separate address, by which its requests can be recognised. */
function providerAt(url: string) {
  return { formProviders: { ...formProviders, embed: { ...formProviders.embed, url } } };
}

// Browsers refuse port 9 at once, without a network.
const nowhere = 'http://127.0.0.1:9';

function requestsTo(url: string): number {
  const requests = performance.getEntriesByType('resource');
  return requests.filter(({ name }) => name.startsWith(`${url}/`)).length;
}

/** What is announced from now on. */
function announcements() {
  const events = fn();
  const listen = (event: Event) => event instanceof CustomEvent && events(event.detail);
  hear(trackingEventName, listen);
  return events;
}

/** React has run all effects before it answers a click. */
async function effects(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('heading'));
}

async function send(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('E-post'), 'kim@kund.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
}

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

export const OnApproach: Story = {
  ...granted,
  name: 'Loaded when scrolled near',
  args: { frame: providerAt(`${nowhere}/far`) },
  render: (args) => (
    <>
      <div style={{ blockSize: '300vh' }} />
      <BlockExample {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading');
    await expect(heading).toBeInTheDocument();
    await expect(requestsTo(`${nowhere}/far`)).toBe(0);
    heading.scrollIntoView();
    // This provider is nowhere: that it was asked shows by its failure.
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
  },
};

export const Loading: Story = {
  ...granted,
  name: 'Loading',
  args: { fields: { ...standard, FormId: field('silent') } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Formuläret hämtas')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeVisible();
  },
};

export const TimesOut: Story = {
  ...granted,
  name: 'Not shown within 8 seconds',
  args: { fields: { ...standard, FormId: field('silent') } },
  play: async ({ canvas, mount }) => {
    const clock = fakeClock();
    await mount();
    await canvas.findByText('Formuläret hämtas');
    await effects(canvas);
    clock.advance(7_999);
    await expect(canvas.queryByRole('alert')).toBeNull();
    clock.advance(1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByText('Formuläret hämtas')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Skriv till oss' })).toHaveFocus();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Requests for scripts at this address stay pending until the function it returns is called. */
function hangScripts(url: string): () => void {
  const append = document.head.append.bind(document.head);
  const spy = spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const isHanging = (node: Node | string) =>
      node instanceof HTMLScriptElement && node.src.startsWith(url);
    append(...nodes.filter((node) => !isHanging(node)));
  });
  return () => spy.mockRestore();
}

export const ScriptHangs: Story = {
  ...granted,
  name: 'Provider’s script never answers',
  // A separate address, because other stories have loaded the script of the usual one.
  args: { frame: providerAt(`${formProviders.embed.url}/../forms`) },
  play: async ({ canvas, mount }) => {
    const answer = hangScripts(window.location.origin);
    const clock = fakeClock();
    await mount();
    await expect(await canvas.findByText('Formuläret hämtas')).toBeVisible();
    await effects(canvas);
    clock.advance(7_999);
    await expect(canvas.queryByRole('alert')).toBeNull();
    clock.advance(1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    answer();
    canvas.getByRole('button', { name: 'Försök igen' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByLabelText('E-post')).toBeVisible());
    clock.stop();
  },
};

export const ProviderDown: Story = {
  ...granted,
  name: 'Provider is down',
  args: { frame: providerAt(nowhere) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Formuläret kunde inte hämtas.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const UnknownForm: Story = {
  ...granted,
  name: 'Unknown form',
  args: { fields: { ...standard, FormId: field('unknown') } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
  },
};

export const Sent: Story = {
  ...granted,
  name: 'Sent',
  play: async ({ canvas }) => {
    const events = announcements();
    await waitFor(() => expect(canvas.getByLabelText('E-post')).toBeVisible());
    const clock = fakeClock();
    await send(canvas);
    await expect(await canvas.findByText(/Tack! Vi har tagit emot/)).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveFocus();
    await expect(canvas.queryByLabelText('E-post')).toBeNull();
    await effects(canvas);
    clock.advance(2_999);
    await expect(events).not.toHaveBeenCalled();
    clock.advance(1);
    await waitFor(() => expect(canvas.getByLabelText('E-post')).toHaveValue(''));
    await expect(events.mock.calls).toEqual([[{ event: 'form_submit', form_id: 'contact' }]]);
    await expect(canvas.getByText(/Tack! Vi har tagit emot/)).toBeVisible();
  },
};

export const Framed: Story = {
  ...granted,
  name: 'Form in the provider’s frame',
  args: { fields: { ...standard, FormId: field('framed') } },
  play: async ({ canvas, canvasElement }) => {
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Formulär');
    await waitFor(() => expect(frame).toBeVisible());
    frame.contentDocument?.querySelector('button')?.click();
    await expect(await canvas.findByText(/Tack! Vi har tagit emot/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

const submitted = { type: 'hsFormCallback', eventName: 'onFormSubmitted', id: 'contact' };

export const ForeignMessages: Story = {
  ...granted,
  name: 'Messages from elsewhere ignored',
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByLabelText('E-post')).toBeVisible());
    const stranger = canvasElement.appendChild(document.createElement('iframe'));
    const own = window.location.origin;
    const messages: MessageEventInit[] = [
      { data: submitted, origin: 'https://elsewhere.example', source: window },
      { data: submitted, origin: own, source: stranger.contentWindow },
      { data: submitted, origin: 'https://elsewhere.example', source: stranger.contentWindow },
      { data: { ...submitted, id: 'newsletter' }, origin: own, source: window },
    ];
    for (const message of messages) window.dispatchEvent(new MessageEvent('message', message));
    await userEvent.type(canvas.getByLabelText('E-post'), 'kim');
    await expect(canvas.queryByText(/Tack! Vi har tagit emot/)).toBeNull();
    stranger.remove();
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
  globals: onPhone,
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
  args: { mode: 'edit', fields: editable(standard) },
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual(allFields);
    await expect(canvas.getByText('[FormId]')).toBeVisible();
  },
};

const empty = Object.fromEntries(allFields.map((name) => [name, field('')]));

export const EditingEmpty: Story = {
  args: { mode: 'edit', fields: editable(empty) },
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
      {grounds.map((ground) => (
        <BlockExample
          key={ground}
          componentName="FormEmbed"
          fields={{ ...standard, BackgroundColor: field(ground) }}
        />
      ))}
      <BlockExample componentName="FormEmbed" fields={{ ...standard, FormId: field('') }} />
    </>
  ),
};
