import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ConflictDialog } from '#editor/conflicts/ConflictDialog.tsx';
import { SilentPage } from '#editor/frame/SilentPage.tsx';
import { HistoryPanel } from '#editor/history/HistoryPanel.tsx';
import { FieldsPanel, refusedFields } from '#editor/panels/FieldsPanel.tsx';
import { SharedNotice } from '#editor/panels/SharedNotice.tsx';
import { PreviewLinkDialog } from '#editor/publish/PreviewLinkDialog.tsx';
import { PublishDialog } from '#editor/publish/PublishDialog.tsx';
import { Notices } from '#editor/shell/Notices.tsx';
import { fakeContent, inEditorTheme, itemIds } from './editorFixtures.tsx';
import { editedItem } from './panels.tsx';

const meta = {
  title: 'Editor/Panels',
  tags: ['!autodocs'],
  decorators: [inEditorTheme],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const hero = { itemId: itemIds.hero, language: 'sv' };

function heroItem() {
  const saved = fakeContent().itemNow(hero);
  if (!saved) throw new Error('The fixture has no hero.');
  return saved;
}

export const FieldRefused: Story = {
  tags: ['visual', 'one-theme'],
  render: () => (
    <FieldsPanel
      shown={{ itemId: hero.itemId, title: 'Hero banner', purpose: '', fields: [] }}
      item={editedItem(heroItem(), {
        save: {
          kind: 'refused',
          failure: { kind: 'invalid', field: 'Title', message: 'is longer than 100 characters' },
        },
      })}
    >
      {(item) => <p>{refusedFields(item).map(({ problem }) => problem)}</p>}
    </FieldsPanel>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Title: is longer than');
  },
};

export const SharedBlock: Story = {
  render: () => <SharedNotice api={fakeContent().api} itemId={itemIds.hero} pageId="another" />,
  play: async ({ canvas }) => {
    await canvas.findByText('Page-1');
  },
};

export const PageNotShown: Story = { render: () => <SilentPage onRetry={fn()} /> };

export const Offline: Story = {
  render: () => (
    <Notices
      connection={{ kind: 'lost', cause: 'offline', attempts: 3 }}
      conflicts={0}
      loadFailure={undefined}
      onRetry={fn()}
      onConflict={fn()}
    />
  ),
};

export const UnknownBlock: Story = {
  render: () => (
    <FieldsPanel shown={undefined} item={undefined}>
      {() => null}
    </FieldsPanel>
  ),
};

const edited = fakeContent();
edited.changeElsewhere(hero, { Title: 'Bilar för hela Norrland' });
const onRestore = fn();

export const VersionRestored: Story = {
  render: () => {
    const saved = edited.itemNow(hero);
    return (
      <>
        {saved && (
          <HistoryPanel
            api={edited.api}
            item={editedItem(saved)}
            title="Hero banner"
            onRestore={onRestore}
          />
        )}
      </>
    );
  },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('button', { expanded: false });
    if (first) await userEvent.click(first);
    await canvas.findByText('familjen');
    await userEvent.click(canvas.getByRole('button', { name: 'Restore this version' }));
    await expect(onRestore).toHaveBeenCalledWith({ Title: 'Bilar för hela familjen' });
  },
};

const draft = fakeContent();
draft.changeElsewhere(hero, { Title: 'Nytt' });
const publishedWith = [
  { itemId: itemIds.page, title: 'The page Startsida' },
  { itemId: itemIds.hero, title: 'Hero banner' },
];
const onSave = fn(async () => true);

export const Published: Story = {
  render: () => (
    <PublishDialog
      problems={0}
      onProblems={fn()}
      api={draft.api}
      page={{ itemId: itemIds.page, language: 'sv' }}
      items={publishedWith}
      editorRole="publisher"
      onSave={onSave}
      onClose={fn()}
    />
  ),
  play: async ({ canvasElement, step }) => {
    const dialog = await dialogIn(canvasElement);
    await step('lists what is published', async () => {
      const list = await dialog.findByRole('list', { name: 'Changes that are published' });
      await expect(list).toHaveTextContent('Hero bannerChanged');
      await expect(list).not.toHaveTextContent('Startsida');
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await dialog.findByText('The page is published.');
    await waitFor(() => dialog.getByText('Visitors see everything as it is here.'));
    await expect(onSave).toHaveBeenCalled();
  },
};

export const MayNotPublish: Story = {
  render: () => (
    <PublishDialog
      problems={0}
      onProblems={fn()}
      api={fakeContent().api}
      page={{ itemId: itemIds.page, language: 'sv' }}
      items={publishedWith}
      editorRole="editor"
      onSave={onSave}
      onClose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    const publish = dialog.getByRole('button', { name: 'Publish' });
    await expect(publish).toHaveAttribute('aria-disabled', 'true');
  },
};

export const PreviewSent: Story = {
  render: () => (
    <PreviewLinkDialog
      onMake={async (hours) => ({
        ok: true,
        value: { url: `https://nordvik.example/?for=${hours}`, expiresAt: '2026-12-01T08:00:00Z' },
      })}
      onClose={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.selectOptions(dialog.getByLabelText('It works for'), 'A day');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a link' }));
    const link = await dialog.findByLabelText('Link to the preview');
    await expect(link).toHaveValue('https://nordvik.example/?for=24');
  },
};

const onChoose = fn();

export const BothValues: Story = {
  render: () => (
    <ConflictDialog
      conflict={{
        field: 'Title',
        base: 'Bilar för hela familjen',
        theirs: 'Bilar för hela Norrland',
        yours: '',
      }}
      yours="Trygga bilar för hela familjen"
      more={1}
      onChoose={onChoose}
      onLater={fn()}
    />
  ),
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Take theirs' }));
    await expect(onChoose).toHaveBeenCalledWith('theirs');
  },
};

async function dialogIn(canvasElement: HTMLElement) {
  return within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
}
