import { useCallback } from 'react';
import { ChecksPanel } from '../checks/ChecksPanel.tsx';
import { HistoryPanel } from '../history/HistoryPanel.tsx';
import { PageNoticeMessage } from '../pages/PageNoticeMessage.tsx';
import { PagesPanel } from '../panels/PagesPanel.tsx';
import type { BlockTarget } from '../structure/pageStructure.ts';
import { StructurePanel } from '../structure/StructurePanel.tsx';
import type { PageDialog } from './PageDialogs.tsx';
import type { PageEditorProps } from './PageEditorProps.ts';
import { pagesControlOf } from './pagesControlOf.ts';
import { type Tab, Tabs } from './Tabs.tsx';
import type { PageControl } from './usePage.ts';

/** The panels beside the page. */
export type SidePanel = 'pages' | 'blocks' | 'checks' | 'history';

const tabs: readonly Tab<SidePanel>[] = [
  { name: 'pages', label: 'Pages' },
  { name: 'blocks', label: 'Blocks' },
  { name: 'checks', label: 'Checks' },
  { name: 'history', label: 'History' },
];

interface SidePanelsProps {
  readonly control: PageControl;
  readonly editor: PageEditorProps;
  readonly panel: SidePanel;
  readonly onPanel: (panel: SidePanel) => void;
  readonly onDialog: (dialog: PageDialog) => void;
}

/** The panels beside the page: other pages, the blocks of this one, and the history of what is chosen. */
export function SidePanels({ control, editor, panel, onPanel, onDialog }: SidePanelsProps) {
  const { page, structure, chosen, choose, findings } = control;
  const { pages, open, onOpen, notice, onNotice } = editor;
  const onAdd = useCallback((target: BlockTarget) => onDialog({ kind: 'add', target }), [onDialog]);
  const onCopy = useCallback((uid: string) => onDialog({ kind: 'copy', uid }), [onDialog]);
  return (
    <>
      <PageNoticeMessage notice={notice} onDismiss={() => onNotice(undefined)} />
      <Tabs label="Panels" tabs={tabs} shown={panel} onShow={onPanel}>
        {panel === 'pages' && (
          <PagesPanel
            pages={pages}
            openId={page.itemId}
            onOpen={(itemId) => onOpen({ ...open, itemId })}
            control={pagesControlOf(editor, control)}
          />
        )}
        {panel === 'blocks' && (
          <StructurePanel
            structure={structure}
            chosen={chosen}
            onAdd={onAdd}
            onCopy={onCopy}
            onChoose={choose}
          />
        )}
        {panel === 'checks' && (
          <ChecksPanel
            findings={findings}
            onGo={({ uid }) => choose(uid === undefined ? undefined : { kind: 'block', uid })}
          />
        )}
        {panel === 'history' && <ShownHistory control={control} />}
      </Tabs>
    </>
  );
}

/** The history of the chosen block, or else of the page. */
function ShownHistory({ control: { api, page, edit, shown } }: { readonly control: PageControl }) {
  const itemId = shown?.itemId ?? page.itemId;
  const item = edit.state.items[itemId];
  if (!item) return null;
  return (
    <HistoryPanel
      key={itemId}
      api={api}
      item={item}
      title={shown?.title ?? page.title}
      onRestore={(fields) =>
        edit.change(Object.entries(fields).map(([field, value]) => ({ itemId, field, value })))
      }
    />
  );
}
