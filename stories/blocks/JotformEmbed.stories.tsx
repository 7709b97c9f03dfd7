import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Canvas } from '../canvas.ts';
import { editable, field, markedFields } from '../fixtures/fields.ts';
import { formProviders } from '../fixtures/formProviders.ts';
import { BlockExample } from './BlockExample.tsx';
import { blockMeta } from './blockMeta.ts';
import { forgetConsent, withConsent } from './consent.ts';
import { announcements, effects } from './embeddedForms.ts';
import { fakeClock } from './fakeClock.ts';
import { SameOnEveryGround } from './variants.tsx';

const formId = '26050100101';

const standard = {
  Title: field('Boka provkörning'),
  Text: field('<p>Vi ringer inom en arbetsdag och bestämmer en tid.</p>'),
  FormId: field(formId),
};

const granted = withConsent('granted');

const meta = {
  title: 'Blocks/JotformEmbed',
  tags: ['autodocs'],
  ...blockMeta('JotformEmbed'),
  args: { componentName: 'JotformEmbed', fields: standard },
} satisfies Meta<typeof BlockExample>;

export default meta;
type Story = StoryObj<typeof meta>;
/** The form's frame, when it can be filled in. */
async function shownFrame(canvas: Canvas): Promise<HTMLIFrameElement> {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Boka provkörning');
  await waitFor(() => expect(frame).toBeVisible());
  return frame;
}

async function send(canvas: Canvas): Promise<void> {
  const { contentDocument } = await shownFrame(canvas);
  if (!contentDocument) throw new Error('The frame has no document.');
  const page = within(contentDocument.body);
  page.getByRole('textbox', { name: 'Namn' }).focus();
  // Not by userEvent, which would go on in a frame that is gone.
  page.getByRole('button', { name: 'Boka' }).click();
}

/** Mocks the answers of the site's own API; all other requests are sent. */
function siteAnswers(answer: () => Response) {
  const real = window.fetch.bind(window);
  const asked = fn();
  spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (input !== '/api/jotform') return real(input, init);
    asked(init?.method, JSON.parse(String(init?.body)));
    return answer();
  });
  return asked;
}

const answers = {
  3: { order: 1, text: 'Namn' },
  4: { order: 2, text: 'Telefon' },
};

export const Standard: Story = {
  ...granted,
  name: 'With consent',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Boka provkörning');
    const frame = await shownFrame(canvas);
    await expect(frame.src).toMatch(/\/26050100101\?language=sv$/);
    await expect(frame.offsetHeight).toBe(260);
    await expect(canvas.queryByText('Formuläret hämtas')).toBeNull();
  },
};

export const WithoutConsent: Story = {
  name: 'Consent not answered',
  beforeEach: forgetConsent,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/hämtas från en annan leverantör/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('group', { name: 'Boka provkörning' })).toHaveFocus();
    await shownFrame(canvas);
    await expect(document.cookie).not.toContain('consent');
  },
};

export const WithoutScript: Story = {
  name: 'Without JavaScript',
  ...withConsent('denied'),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Visa formuläret' }).closest('form');
    await expect(form).toHaveAttribute('action', `${formProviders.jotform.url}/${formId}`);
  },
};

export const OnApproach: Story = {
  ...granted,
  name: 'Loaded when scrolled near',
  render: (args) => (
    <>
      <div style={{ blockSize: '300vh' }} />
      <BlockExample {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('heading');
    await userEvent.click(canvasElement);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    heading.scrollIntoView();
    await shownFrame(canvas);
  },
};

export const Sent: Story = {
  ...granted,
  name: 'Sent',
  play: async ({ canvas }) => {
    const asked = siteAnswers(() => Response.json({ content: [{ answers }] }));
    const events = announcements();
    await shownFrame(canvas);
    const clock = fakeClock();
    await send(canvas);
    await expect(await canvas.findByText(/Tack! Vi har tagit emot/)).toBeVisible();
    const names = (await canvas.findAllByRole('listitem')).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Namn', 'Telefon']);
    await expect(asked.mock.calls).toEqual([['POST', { formId }]]);
    await expect(canvas.queryByTitle('Boka provkörning')).toBeNull();
    await effects(canvas);
    clock.advance(2_999);
    await expect(events).not.toHaveBeenCalled();
    clock.advance(1);
    await shownFrame(canvas);
    await expect(events.mock.calls).toEqual([[{ event: 'form_submit', form_id: formId }]]);
    await expect(canvas.getByText(/Tack! Vi har tagit emot/)).toBeVisible();
    clock.stop();
  },
};

export const SentWithoutNames: Story = {
  ...granted,
  name: 'Sent without question names',
  play: async ({ canvas }) => {
    const asked = siteAnswers(() => Response.json({ error: 'timeout' }, { status: 504 }));
    await send(canvas);
    await expect(await canvas.findByText(/Tack! Vi har tagit emot/)).toBeVisible();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const ForeignMessages: Story = {
  ...granted,
  name: 'Messages from elsewhere ignored',
  play: async ({ canvas }) => {
    const asked = siteAnswers(() => Response.json({}));
    const frame = await shownFrame(canvas);
    const source = frame.contentWindow;
    const { origin } = window.location;
    const sent = { action: 'submission-completed', formID: formId };
    const messages: MessageEventInit[] = [
      { data: sent, origin: 'https://elsewhere.example', source },
      { data: sent, origin, source: window },
      { data: { ...sent, formID: '1' }, origin, source },
      { data: 'setHeight:9000:26050100101', origin: 'https://elsewhere.example', source },
    ];
    for (const message of messages) window.dispatchEvent(new MessageEvent('message', message));
    await effects(canvas);
    await expect(frame.offsetHeight).toBe(260);
    await expect(asked).not.toHaveBeenCalled();
    await expect(canvas.queryByText(/Tack! Vi har tagit emot/)).toBeNull();
  },
};

export const NoForm: Story = {
  ...granted,
  name: 'Form fails to load',
  args: { fields: { ...standard, FormId: field('silent') } },
  play: async ({ canvas, mount }) => {
    const clock = fakeClock();
    await mount();
    await expect(await canvas.findByText('Formuläret hämtas')).toBeVisible();
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Boka provkörning');
    await waitFor(() => {
      expect(frame.contentDocument?.title).toBe('Boka provkörning');
      expect(frame.contentDocument?.readyState).toBe('complete');
    });
    await effects(canvas);
    clock.advance(4_999);
    await effects(canvas);
    await expect(canvas.queryByRole('alert')).toBeNull();
    clock.advance(1);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('kunde inte hämtas');
    await userEvent.click(canvas.getByRole('button', { name: 'Försök igen' }));
    await expect(await canvas.findByText('Formuläret hämtas')).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveFocus();
    clock.stop();
  },
};

export const MissingFormId: Story = {
  ...granted,
  name: 'Missing or invalid form id',
  render: () => (
    <>
      {['', '../user', 'a b', '9'.repeat(10_000)].map((id) => (
        <BlockExample key={id} componentName="JotformEmbed" fields={{ FormId: field(id) }} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Missing FormId')).toHaveLength(4);
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const WithoutTitle: Story = {
  ...granted,
  name: 'Without a title',
  args: { fields: { FormId: standard.FormId } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByTitle('Visa formuläret')).toBeInTheDocument();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

export const OnAPhone: Story = {
  name: 'On a phone',
  ...granted,
  globals: { viewport: { value: 'mobile1' } },
  args: { fields: { ...standard, Text: field(`<p>${'obhospodarovateľné'.repeat(9)}</p>`) } },
  play: async ({ canvas }) => {
    await shownFrame(canvas);
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
};

const allFields = ['Title', 'Text', 'FormId'];
const empty = Object.fromEntries(allFields.map((name) => [name, field('')]));

export const Editing: Story = {
  beforeEach: forgetConsent,
  render: () => (
    <>
      <BlockExample componentName="JotformEmbed" mode="edit" fields={editable(standard)} />
      <BlockExample componentName="JotformEmbed" mode="edit" fields={editable(empty)} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(markedFields(canvasElement)).toEqual([...allFields, ...allFields]);
    await expect(canvas.getAllByText('[FormId]')).toHaveLength(2);
    await expect(canvas.getByText('[Title]')).toBeVisible();
  },
};

export const Overview: Story = {
  tags: ['visual'],
  beforeEach: forgetConsent,
  render: () => (
    <>
      <SameOnEveryGround componentName="JotformEmbed" fields={standard} />
    </>
  ),
};
