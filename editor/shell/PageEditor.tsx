import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { moveLostFocus } from '#design-system/focus/focus.ts';
import { useFocusAfterChange } from '#design-system/focus/useFocusAfterChange.ts';
import type { EditorServices } from '../editorServices.ts';
import { FieldsPanel } from '../panels/FieldsPanel.tsx';
import type { FrameMode } from '../protocol/frameProtocol.ts';
import { EditedFrame } from './EditedFrame.tsx';
import { type PageDialog, PageDialogs } from './PageDialogs.tsx';
import * as css from './PageEditor.css.ts';
import type { PageEditorProps } from './PageEditorProps.ts';
import { PageNotices } from './PageNotices.tsx';
import { SidePanels } from './SidePanels.tsx';
import { saveSummary } from './saveSummary.ts';
import { type FrameWidth, TopBar } from './TopBar.tsx';
import { type PageControl, usePage } from './usePage.ts';
import { useShortcuts } from './useShortcuts.ts';

/** A page with all that can be done with it. */
export function PageEditor(props: PageEditorProps) {
  const { services, session, signedIn, site, open, pages, onOpen } = props;
  const control = usePage(props);
  const [mode, setMode] = useState<FrameMode>('edit');
  const [width, setWidth] = useState<FrameWidth>(1280);
  const [dialog, setDialog] = useState<PageDialog>();
  const { state, dispatch } = control.edit;
  const undo = () => dispatch({ type: 'undone' });
  const redo = () => dispatch({ type: 'redone' });
  useShortcuts({ undo, redo });
  const middle = useRef<HTMLElement>(null);
  // What opened a dialog may be gone when it closes, such as the notice of a conflict.
  useFocusAfterChange(dialog?.kind ?? 'none', true, (kind) => {
    if (kind === 'none') moveLostFocus(middle.current, 'still');
  });
  return (
    <div className={css.place}>
      <TopBar
        open={open}
        onOpen={onOpen}
        mode={mode}
        width={width}
        sites={signedIn.session.sites}
        editorName={signedIn.session.editor.name}
        save={saveSummary(state)}
        canUndo={state.past.length > 0}
        canRedo={state.future.length > 0}
        onMode={setMode}
        onWidth={setWidth}
        onUndo={undo}
        onRedo={redo}
        onPreviewLink={() => setDialog({ kind: 'preview-link' })}
        onPublish={() => setDialog({ kind: 'publish' })}
        onSignOut={() => void control.edit.flush().then(session.signOut)}
      />
      <Columns
        middleRef={middle}
        left={
          <SidePanels
            control={control}
            pages={pages}
            onOpen={(itemId) => onOpen({ ...open, itemId })}
            onAdd={(target) => setDialog({ kind: 'add', target })}
          />
        }
        middle={
          <>
            <PageNotices control={control} onConflict={() => setDialog({ kind: 'conflict' })} />
            <EditedFrame
              control={control}
              site={site}
              mode={mode}
              width={width}
              pages={pages}
              onOpen={onOpen}
              open={open}
            />
          </>
        }
        right={<ShownFieldsPanel control={control} services={services} />}
      />
      <PageDialogs
        control={control}
        dialog={dialog}
        editor={props}
        onClose={() => setDialog(undefined)}
      />
    </div>
  );
}

interface ColumnsProps {
  readonly middleRef: RefObject<HTMLElement | null>;
  readonly left: ReactNode;
  readonly middle: ReactNode;
  readonly right: ReactNode;
}

function Columns({ middleRef, left, middle, right }: ColumnsProps) {
  return (
    <div className={css.columns}>
      <aside aria-label="Pages and blocks" className={css.left}>
        {left}
      </aside>
      <main ref={middleRef} className={css.middle} tabIndex={-1}>
        {middle}
      </main>
      <aside aria-label="Fields" className={css.right}>
        {right}
      </aside>
    </div>
  );
}

interface ShownFieldsPanelProps {
  readonly control: PageControl;
  readonly services: EditorServices;
}

function ShownFieldsPanel({ control: { shown, edit }, services }: ShownFieldsPanelProps) {
  return (
    <FieldsPanel
      shown={shown}
      item={shown && edit.state.items[shown.itemId]}
      FieldForm={services.FieldForm}
      onChange={edit.type}
    />
  );
}
