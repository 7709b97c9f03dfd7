import type { ReactNode } from 'react';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { BlockPicker } from '../blockPicker/BlockPicker.tsx';
import { ConflictDialog } from '../conflicts/ConflictDialog.tsx';
import { CopyBlockDialog } from '../copyBlock/CopyBlockDialog.tsx';
import { PreviewLinkDialog } from '../publish/PreviewLinkDialog.tsx';
import { PublishDialog, type PublishedItem } from '../publish/PublishDialog.tsx';
import { blocksAllowedIn } from '../structure/allowedBlocks.ts';
import { blockTitle } from '../structure/blockWords.ts';
import type { BlockTarget } from '../structure/pageStructure.ts';
import { allBlocks } from '../structure/structureTree.ts';
import { conflictsOf } from './conflictsOf.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import type { PageControl } from './usePage.ts';

/** What is asked or shown over the page. */
export type PageDialog =
  | { readonly kind: 'publish' }
  | { readonly kind: 'preview-link' }
  | { readonly kind: 'conflict' }
  /** Which block to add at a place. */
  | { readonly kind: 'add'; readonly target: BlockTarget }
  /** To which page to copy a block. */
  | { readonly kind: 'copy'; readonly uid: string };

interface PageDialogsProps {
  readonly dialog: PageDialog | undefined;
  readonly control: PageControl;
  readonly editor: PageEditorProps;
  readonly onClose: () => void;
  /** Shows what the checks find. */
  readonly onChecks: () => void;
}

/** The dialog that is open over the page. */
export function PageDialogs({ dialog, ...props }: PageDialogsProps): ReactNode {
  const { control, editor, onClose, onChecks } = props;
  const { page } = control;
  switch (dialog?.kind) {
    case undefined:
      return null;
    case 'publish':
      return (
        <PublishDialog
          api={control.api}
          page={page}
          items={publishedItems(control)}
          editorRole={editor.signedIn.session.editor.role}
          problems={control.findings.length}
          onProblems={() => {
            onClose();
            onChecks();
          }}
          onSave={control.edit.flush}
          onClose={onClose}
        />
      );
    case 'preview-link':
      return <OpenPreviewLink {...props} />;
    case 'conflict':
      return <NextConflict {...props} />;
    case 'add':
      return <AddDialog {...props} target={dialog.target} />;
    case 'copy':
      return <CopyDialog {...props} uid={dialog.uid} />;
  }
}

type OpenDialogProps = Omit<PageDialogsProps, 'dialog'>;

function OpenPreviewLink({ control: { page }, editor, onClose }: OpenDialogProps) {
  const { itemId, language, route } = page;
  const { services, session, site } = editor;
  return (
    <PreviewLinkDialog
      onClose={onClose}
      onMake={(expiresInHours) => {
        const shown = { site: site.name, itemId, language, route, expiresInHours };
        return services.session.previewLink(session.csrf(), shown);
      }}
    />
  );
}

/** The first field that has to be chosen; the others follow. */
function NextConflict({ control: { edit }, onClose }: OpenDialogProps) {
  const [first, ...more] = conflictsOf(edit.state);
  if (!first) return null;
  const { itemId, conflict, yours } = first;
  return (
    <ConflictDialog
      key={`${itemId} ${conflict.field}`}
      conflict={conflict}
      yours={yours}
      more={more.length}
      onLater={onClose}
      onChoose={(kept) => {
        edit.dispatch({ type: 'conflictResolved', itemId, field: conflict.field, kept });
        if (more.length === 0) onClose();
      }}
    />
  );
}

interface AddDialogProps extends OpenDialogProps {
  readonly target: BlockTarget;
}

/**
 * The blocks that can be added at a place. It stays open until the new block is chosen: whoever goes on typing would otherwise
 * type into the fields of another block.
 */
function AddDialog({ control, editor, target, onClose }: AddDialogProps) {
  const { structure, choose } = control;
  const isAdding = structure.call.kind === 'pending';
  const add = async (name: string) => {
    if (isAdding) return;
    const uid = await structure.add(name, target);
    if (uid !== undefined) choose({ kind: 'block', uid });
    onClose();
  };
  return (
    <Dialog open size="l" title="Add a block" closeLabel="Close" onOpenChange={onClose}>
      <BlockPicker
        allowed={blocksAllowedIn(target, structure.manifest, editor.site.country)}
        isAdding={isAdding}
        onPick={(name) => void add(name)}
      />
    </Dialog>
  );
}

interface CopyDialogProps extends OpenDialogProps {
  readonly uid: string;
}

function CopyDialog({ control, editor, uid, onClose }: CopyDialogProps) {
  const { api, edit, structure, page } = control;
  const { layout, tree, manifest } = structure;
  const block = allBlocks(tree).find(({ placed }) => placed.uid === uid)?.block;
  const { definitions, signedIn, open, onOpen } = editor;
  if (!block || !definitions) return null;
  return (
    <CopyBlockDialog
      api={api}
      block={block}
      source={{ layout, uid, language: page.language }}
      open={{ ...open, itemId: page.itemId }}
      sites={signedIn.session.sites}
      manifest={manifest}
      definitions={definitions}
      onSave={edit.flush}
      onOpen={onOpen}
      onClose={onClose}
    />
  );
}

/** The page and the items of its blocks, each once. */
function publishedItems({ page, structure }: PageControl): readonly PublishedItem[] {
  const blocks = allBlocks(structure.tree).flatMap(({ name, placed: { dataSource } }) =>
    dataSource === '' ? [] : [[dataSource, blockTitle(name)] as const],
  );
  const titles = new Map([[page.itemId, `The page ${page.title}`] as const, ...blocks]);
  return [...titles].map(([itemId, title]) => ({ itemId, title }));
}
