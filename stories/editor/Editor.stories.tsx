import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { fakePassword } from '#editor/api/testing/fakeSession.ts';
import type { EditorServices } from '#editor/editorServices.ts';
import { Editor } from '#editor/shell/Editor.tsx';
import { editStorageKey } from '#editor/state/storedEdit.ts';
import type { Canvas } from '#stories/canvas.ts';
import {
  fakeContent,
  fakeServices,
  inEditorTheme,
  itemIds,
  secondPage,
  site,
  uids,
} from './editorFixtures.tsx';

const meta = {
  title: 'Editor/Page',
  component: Editor,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

const hero = { itemId: itemIds.hero, language: 'sv' };

/** The places of the page in the frame, once its script has started. */
async function frameOf(canvas: Canvas) {
  const frame = await canvas.findByTitle<HTMLIFrameElement>('Startsida, to edit');
  const places = await waitFor(() => {
    const layer = frame.contentDocument?.querySelector('forecourt-editor-layer')?.shadowRoot;
    const list = layer?.querySelector<HTMLElement>('ul');
    if (!list) throw new Error('The script in the page hasn’t started.');
    return list;
  });
  return { frame, places, within: within(places) };
}

/** The link on a page in a frame, once its script has started. */
function linkIn({ contentDocument: page }: HTMLIFrameElement): HTMLAnchorElement {
  const link = page?.querySelector('forecourt-editor-layer') && page.querySelector('a');
  if (!link) throw new Error('The script in the page hasn’t started.');
  return link;
}

/** The text field over a place of the page. */
async function overlayIn(places: HTMLElement): Promise<HTMLTextAreaElement> {
  return waitFor(() => {
    const area = places.parentNode?.querySelector('textarea');
    if (!area) throw new Error('No text is edited in the page.');
    return area;
  });
}

async function typeTitle(canvas: Canvas, text: string) {
  const { places, within: list } = await frameOf(canvas);
  list.getByRole('button', { name: /^Hero banner, Title/ }).click();
  const area = await overlayIn(places);
  // In a shadow root, where simulated keys don't arrive.
  fireEvent.input(area, { target: { value: text } });
  return area;
}

const content = fakeContent();

export const TypedInPlace: Story = {
  args: { services: fakeServices(content) },
  play: async ({ canvas }) => {
    const area = await typeTitle(canvas, 'Trygga bilar');
    fireEvent.keyDown(area, { key: 'Enter' });
    await waitFor(() => expect(content.itemNow(hero)?.fields['Title']).toBe('Trygga bilar'));
    await waitFor(() => canvas.getByText('All changes are saved'));
    await expect(canvas.getByRole('heading', { name: 'Hero banner' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(content.itemNow(hero)?.fields['Title']).toMatch(/familjen$/));
  },
};

/** An address with a block, as the manuals of blocks have it. */
const atBlock = `/edit/nordvik-se/sv/${itemIds.page}/${uids.cards}`;
const write = fn();
const linked: EditorServices = {
  ...fakeServices(fakeContent()),
  address: { read: () => atBlock, write, subscribe: () => () => undefined },
};

export const OpenedAtABlock: Story = {
  name: 'Opened at a block',
  tags: ['visual', 'one-theme'],
  args: { services: linked },
  play: async ({ canvas }) => {
    const fields = within(await canvas.findByRole('complementary', { name: 'Fields' }));
    await fields.findByRole('heading', { name: 'Card list' });
    await expect(canvas.getByRole('button', { name: 'Card list', pressed: true })).toBeVisible();
    await frameOf(canvas);
    await userEvent.click(canvas.getByRole('tab', { name: 'Pages' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Verkstad/ }));
    await expect(write).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\/edit\/nordvik-se\/sv\/[^/]+$/),
    );
  },
};

const gone = fakeContent();

export const ServiceGone: Story = {
  args: { services: fakeServices(gone) },
  play: async ({ canvas }) => {
    await typeTitle(canvas, 'Nytt');
    gone.failWith({ kind: 'service-gone', reason: 'no answer' });
    await canvas.findByText('The content service doesn’t answer');
    gone.failWith(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again now' }));
    await waitFor(() => expect(gone.itemNow(hero)?.fields['Title']).toBe('Nytt'));
  },
};

const lapsed = fakeContent();

export const SessionEndsWhileTyping: Story = {
  args: { services: fakeServices(lapsed) },
  play: async ({ canvas, canvasElement }) => {
    await typeTitle(canvas, 'Kvar');
    lapsed.failWith({ kind: 'signed-out' });
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    lapsed.failWith(undefined);
    await userEvent.type(dialog.getByLabelText(/Name/), 'astrid');
    await userEvent.type(dialog.getByLabelText(/Password/), `${fakePassword}{Enter}`);
    await waitFor(() => expect(lapsed.itemNow(hero)?.fields['Title']).toBe('Kvar'));
  },
};

const shared = fakeContent();

export const Conflict: Story = {
  args: { services: fakeServices(shared) },
  play: async ({ canvas, canvasElement }) => {
    await frameOf(canvas);
    await waitFor(() => expect(shared.itemNow(hero)).toBeDefined());
    shared.changeElsewhere(hero, { Title: 'Bilar för hela Norrland' });
    await typeTitle(canvas, 'Bilar för alla');
    await userEvent.click(await canvas.findByRole('button', { name: 'Choose which to keep' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await dialog.findByRole('heading', { name: 'Theirs' });
    await userEvent.click(dialog.getByRole('button', { name: 'Keep yours' }));
    await waitFor(() => expect(shared.itemNow(hero)?.fields['Title']).toBe('Bilar för alla'));
  },
};

const unsaved = fakeContent();
const key = editStorageKey({ itemId: itemIds.page, language: 'sv' });
const earlier = [{ itemId: itemIds.hero, revision: 'r1', fields: { Title: 'Från igår' } }];

export const WordsOfAClosedBrowser: Story = {
  args: { services: fakeServices(unsaved, {}, { [key]: JSON.stringify(earlier) }) },
  play: async () => {
    await waitFor(() => expect(unsaved.itemNow(hero)?.fields['Title']).toBe('Från igår'));
  },
};

export const Preview: Story = {
  args: { services: fakeServices(fakeContent()) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }));
    await userEvent.click(canvas.getByRole('button', { name: '375 pixels' }));
    const frame = await canvas.findByTitle<HTMLIFrameElement>('Startsida, as visitors see it');
    await expect(frame).toHaveStyle({ inlineSize: '375px' });
    const link = await waitFor(() => linkIn(frame));
    link.click();
    await canvas.findByTitle('Köp bil, as visitors see it');
  },
};

const silent = fakeServices(fakeContent(), { isSignedIn: false });

export const ServiceGoneAtFirst: Story = {
  args: {
    services: {
      ...silent,
      session: {
        ...silent.session,
        session: async () => ({ ok: false, failure: { kind: 'service-gone', reason: 'x' } }),
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

const slow = fakeServices(fakeContent());
const creation = Promise.withResolvers<void>();

export const BlockAddedSlowly: Story = {
  args: {
    services: {
      ...slow,
      authoring: (csrf) => {
        const api = slow.authoring(csrf);
        return { ...api, create: (item) => creation.promise.then(() => api.create(item)) };
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Add a block at the end of Main' }),
    );
    await userEvent.type(await body.findByRole('searchbox', { name: 'Search blocks' }), 'blurb');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // Nothing can be typed into the fields of the page meanwhile, and a second press adds no second block.
    await body.findByText('The block is being added.');
    await userEvent.keyboard('{Enter}');
    creation.resolve();
    await waitFor(() => expect(body.queryByRole('dialog')).not.toBeInTheDocument());
    const fields = within(canvas.getByRole('complementary', { name: 'Fields' }));
    await expect(fields.getByRole('heading', { level: 2, name: 'Blurb' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Move Blurb' })).toHaveLength(2);
  },
};

const far = fakeServices(
  fakeContent(),
  { sites: [{ ...site, timeZone: 'Pacific/Auckland' }] },
  {},
  `/edit/${site.name}/sv/${secondPage.itemId}`,
);

export const TimesOfTheSite: Story = {
  name: 'Times of the site, and words in its language',
  args: { services: far },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Countdown' }));
    const fields = within(canvas.getByRole('complementary', { name: 'Fields' }));
    const end = await fields.findByLabelText(/End date/);
    await expect(end).toHaveValue('2026-12-01T22:00');
    await expect(end).toHaveAccessibleDescription(/Time in Pacific\/Auckland\./);
    await expect(fields.getByRole('textbox', { name: 'Title' })).toHaveAttribute('lang', 'sv');
  },
};

export const HiddenOnThePage: Story = {
  args: { services: fakeServices(fakeContent()) },
  play: async ({ canvas }) => {
    const { places } = await frameOf(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Hero banner' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Hero banner' }));
    await waitFor(() => {
      const names = [...places.querySelectorAll('button')].map(({ textContent }) => textContent);
      return expect(names).toContain('Hero banner, hidden');
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await canvas.findByRole('button', { name: 'Hide Hero banner' });
  },
};

export const CopiedToAnotherPage: Story = {
  args: { services: fakeServices(fakeContent()) },
  play: async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Blurb' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy to another page: Blurb' }));
    await userEvent.type(await body.findByRole('combobox', { name: 'Page' }), 'köp');
    await body.findByRole('option', { name: /Köp bil/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await body.findByRole('radio', { name: 'Main' });
    await userEvent.click(body.getByRole('button', { name: 'Copy the block' }));
    await userEvent.click(await body.findByRole('button', { name: 'Open Köp bil' }));
    await canvas.findByTitle('Köp bil, to edit');
    await canvas.findByRole('button', { name: 'Blurb' });
  },
};

const endedSession = fakeContent();

export const SessionEndsWhilePageIsMade: Story = {
  args: { services: fakeServices(endedSession) },
  play: async ({ canvas, canvasElement, step }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Pages' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'New page' }));
    const making = within(await body.findByRole('dialog', { name: /^New page below/ }));
    await userEvent.type(making.getByLabelText('Title'), 'Kvar');
    await step('asks to sign in again over what was typed', async () => {
      endedSession.failWith({ kind: 'signed-out' });
      await userEvent.click(making.getByRole('button', { name: 'Make the page' }));
      const signIn = within(await body.findByRole('dialog', { name: 'Sign in again' }));
      endedSession.failWith(undefined);
      await userEvent.type(signIn.getByLabelText('Password'), fakePassword);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(body.queryByRole('dialog', { name: 'Sign in again' })).toBeNull());
    });
    await step('and goes on with it', async () => {
      await expect(making.getByLabelText('Title')).toHaveValue('Kvar');
      await userEvent.click(making.getByRole('button', { name: 'Make the page' }));
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
      await canvas.findByTitle('Kvar, to edit');
      const [status, notice] = canvas.getAllByText(/^Kvar is made and open here\. .*publish it\.$/);
      await expect(status).toHaveRole('status');
      await expect(notice).toBeVisible();
    });
  },
};
