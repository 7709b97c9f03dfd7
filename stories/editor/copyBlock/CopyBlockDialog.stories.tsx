import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { blockManifest } from '#domain/content/manifest/manifest.ts';
import { parseRenderings } from '#domain/content/renderings.ts';
import { layoutField } from '#editor/api/authoringApi.ts';
import type { FakeAuthoring } from '#editor/api/testing/fakeAuthoring.ts';
import { CopyBlockDialog } from '#editor/copyBlock/CopyBlockDialog.tsx';
import {
  definitions,
  fakeContent,
  inEditorTheme,
  itemIds,
  pages,
  secondPage,
  site,
} from '../editorFixtures.tsx';

const manifest = blockManifest();

function blockNamed(name: string) {
  const block = manifest.blocks.find((each) => each.name === name);
  if (!block) throw new Error(`There is no block ${name}.`);
  return block;
}

/** The placement of a block on the start page, by the item with its fields. */
function sourceOf(content: FakeAuthoring, dataSource: string) {
  const page = content.itemNow({ itemId: itemIds.page, language: 'sv' });
  const layout = parseRenderings(page?.fields[layoutField] ?? '') ?? [];
  const uid = layout.find((each) => each.dataSource === dataSource)?.uid ?? '';
  return { layout, uid, language: 'sv' };
}

function argsOf(name: string, dataSource: string) {
  const service = fakeContent();
  const { api } = service;
  const args = { api, block: blockNamed(name), source: sourceOf(service, dataSource) };
  return { service, args };
}

const cards = argsOf('CardList', itemIds.cards);

const norway = { ...site, name: 'nordvik-no', title: 'Nordvik Norge', language: 'nb' };

const meta = {
  title: 'Editor/Copy to another page',
  component: CopyBlockDialog,
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
  args: {
    ...cards.args,
    open: { site: site.name, language: 'sv', itemId: itemIds.page },
    sites: [site, { ...norway, languages: ['nb'], country: 'NO' }],
    manifest,
    definitions,
    onSave: async (): Promise<boolean> => true,
    onOpen: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof CopyBlockDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  return within(await screen.findByRole('dialog'));
}

/** Chooses a page by its name, with the keyboard. */
async function choosePage(dialog: Awaited<ReturnType<typeof openDialog>>, name: string) {
  const box = await dialog.findByRole('combobox', { name: 'Page' });
  await userEvent.type(box, name);
  await dialog.findByRole('option', { name: new RegExp(name) });
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

const other = { itemId: secondPage.itemId, language: 'sv' };

function uidsOn(service: FakeAuthoring) {
  const layout = parseRenderings(service.itemNow(other)?.fields[layoutField] ?? '');
  return (layout ?? []).map(({ uid }) => uid);
}

export const CopiedAndTakenBack: Story = {
  name: 'Copied, opened and taken back',
  play: async ({ args }) => {
    const dialog = await openDialog();
    await expect(dialog.getByRole('button', { name: 'Copy the block' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await choosePage(dialog, secondPage.displayName);
    await waitFor(() => expect(dialog.getByRole('radio', { name: 'Main' })).toBeChecked());
    const before = uidsOn(cards.service);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the block' }));
    await dialog.findByText(`Card list is on ${secondPage.displayName} too`);
    await waitFor(() => expect(uidsOn(cards.service)).toHaveLength(before.length + 2));
    await userEvent.click(dialog.getByRole('button', { name: `Open ${secondPage.displayName}` }));
    await expect(args.onOpen).toHaveBeenCalledWith({
      site: site.name,
      language: 'sv',
      itemId: secondPage.itemId,
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Take the copy back' }));
    await dialog.findByText(`${secondPage.displayName} is as before`);
    await expect(uidsOn(cards.service)).toEqual(before);
  },
};

const card = argsOf('Card', itemIds.card);

export const Places: Story = {
  name: 'A choice of places',
  tags: ['visual', 'one-theme'],
  args: card.args,
  play: async () => {
    const dialog = await openDialog();
    await choosePage(dialog, secondPage.displayName);
    await dialog.findByRole('radio', { name: 'Main' });
    await userEvent.click(dialog.getByRole('radio', { name: 'Card list' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the block' }));
    await dialog.findByText(
      'It is at the end of Card list. Visitors see it when that page is published.',
    );
  },
};

const warning = argsOf('CreditWarning', itemIds.blurb);

export const NoPlace: Story = {
  name: 'A page that it doesn’t suit',
  args: warning.args,
  play: async () => {
    const dialog = await openDialog();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Site' }), 'Nordvik Norge');
    await choosePage(dialog, pages[3]?.displayName ?? '');
    await dialog.findByText('Credit warning is for sites in SE, and this one isn’t.');
    await expect(dialog.getByRole('button', { name: 'Copy the block' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const broken = argsOf('CardList', itemIds.cards);

export const Refused: Story = {
  name: 'A copy that fails',
  args: broken.args,
  play: async () => {
    const dialog = await openDialog();
    await choosePage(dialog, secondPage.displayName);
    await dialog.findByRole('radio', { name: 'Main' });
    broken.service.failWith({ kind: 'forbidden' });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the block' }));
    await dialog.findByText('Your role doesn’t allow this.');
    broken.service.failWith(undefined);
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the block' }));
    await dialog.findByText(`Card list is on ${secondPage.displayName} too`);
    broken.service.failWith({ kind: 'service-gone', reason: 'no answer' });
    await userEvent.click(dialog.getByRole('button', { name: 'Take the copy back' }));
    await dialog.findByText('The copy is still there');
  },
};

export const Unsaved: Story = {
  name: 'While something can’t be saved',
  args: { ...argsOf('CardList', itemIds.cards).args, onSave: async () => false },
  play: async () => {
    const dialog = await openDialog();
    await choosePage(dialog, secondPage.displayName);
    await dialog.findByRole('radio', { name: 'Main' });
    await userEvent.click(dialog.getByRole('button', { name: 'Copy the block' }));
    await dialog.findByText(/^Not everything could be saved/);
  },
};
