import type { StoryObj } from '@storybook/nextjs-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { field } from '../fixtures/fields.ts';
import { formProviders } from '../fixtures/formProviders.ts';
import { BlockExample } from './BlockExample.tsx';
import { announcements, effects } from './embeddedForms.ts';
import { formEmbedMeta, granted, nowhere, providerAt, requestsTo, standard } from './embeds.ts';
import { fakeClock } from './fakeClock.ts';

// The manual is generated from FormEmbed.stories.tsx.
const meta = { title: 'Blocks/FormEmbed', tags: ['!autodocs'], ...formEmbedMeta };

export default meta;

type Story = StoryObj<typeof meta>;

async function send(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText('E-post'), 'kim@kund.example');
  await userEvent.click(canvas.getByRole('button', { name: 'Skicka' }));
}

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
