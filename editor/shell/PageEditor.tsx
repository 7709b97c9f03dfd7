import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { moveLostFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import { EditedFrame } from './EditedFrame.tsx';
import { type PageDialog, PageDialogs } from './PageDialogs.tsx';
import * as css from './PageEditor.css.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import { PageNotices } from './PageNotices.tsx';
import { ShownFieldsPanel } from './ShownFieldsPanel.tsx';
import { type SidePanel, SidePanels } from './SidePanels.tsx';
import { saveSummary } from './saveSummary.ts';
import { TopBar } from './TopBar.tsx';
import { useLeaveWarning } from './useLeaveWarning.ts';
import { type PageControl, usePage } from './usePage.ts';
import { useShortcuts } from './useShortcuts.ts';
import { ViewBar } from './ViewBar.tsx';

/** A page with all that can be done with it. */
export function PageEditor(props: PageEditorProps) {
  const { site, view, onView } = props;
  const control = usePage(props);
  const parts = { control, editor: props };
  const [dialog, setDialog] = useState<PageDialog>();
  const [panel, setPanel] = useState<SidePanel>('blocks');
  const middle = useFocusAfterDialog(dialog);
  return (
    <div className={css.place}>
      <PageBar {...parts} onDialog={setDialog} />
      <Columns
        middleRef={middle}
        left={<SidePanels {...parts} panel={panel} onPanel={setPanel} onDialog={setDialog} />}
        notices={
          <PageNotices control={control} onConflict={() => setDialog({ kind: 'conflict' })} />
        }
        middle={
          <>
            <ViewBar view={view} onView={onView} />
            <EditedFrame {...parts} site={site} view={view} />
          </>
        }
        right={<ShownFieldsPanel {...parts} />}
      />
      <PageDialogs
        {...parts}
        dialog={dialog}
        onClose={() => setDialog((now) => (now === dialog ? undefined : now))}
        onChecks={() => setPanel('checks')}
      />
    </div>
  );
}

/** What opened a dialog may be gone when it closes, such as the notice of a conflict. The page gets the focus then. */
function useFocusAfterDialog(dialog: PageDialog | undefined): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  useFocusAfterChange(dialog?.kind ?? 'none', true, (kind) => {
    if (kind === 'none') moveLostFocus(place.current, 'still');
  });
  return place;
}

interface PageBarProps {
  readonly editor: PageEditorProps;
  readonly control: PageControl;
  readonly onDialog: (dialog: PageDialog) => void;
}

/** The bar above the page, and the keys for its undo and redo. */
function PageBar({ editor, control, onDialog }: PageBarProps) {
  const { session, signedIn, open, onOpen } = editor;
  const { state, dispatch, flush } = control.edit;
  const undo = () => dispatch({ type: 'undone' });
  const redo = () => dispatch({ type: 'redone' });
  useShortcuts({ undo, redo });
  const save = saveSummary(state);
  useLeaveWarning(save !== 'saved');
  return (
    <TopBar
      open={open}
      onOpen={onOpen}
      sites={signedIn.session.sites}
      save={save}
      canUndo={state.past.length > 0}
      canRedo={state.future.length > 0}
      onUndo={undo}
      onRedo={redo}
      onPreviewLink={() => onDialog({ kind: 'preview-link' })}
      onPublish={() => onDialog({ kind: 'publish' })}
      onSignOut={() => void flush().then(session.signOut)}
    />
  );
}

interface ColumnsProps {
  readonly middleRef: RefObject<HTMLElement | null>;
  readonly left: ReactNode;
  readonly notices: ReactNode;
  readonly middle: ReactNode;
  readonly right: ReactNode;
}

function Columns({ middleRef, left, notices, middle, right }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <aside aria-label="Pages and blocks" className={css.left}>
        {left}
      </aside>
      <main ref={middleRef} className={css.middle} tabIndex={-1}>
        {notices}
        {middle}
      </main>
      <aside aria-label="Fields" className={css.right}>
        {right}
      </aside>
    </div>
  );
}
