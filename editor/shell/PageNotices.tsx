import { conflictsOf } from './conflictsOf.ts';
import { Notices } from './Notices.tsx';
import type { PageControl } from './usePage.ts';

interface PageNoticesProps {
  readonly control: PageControl;
  readonly onConflict: () => void;
}

/** What keeps the changes of a page from being saved. */
export function PageNotices({ control: { edit, loadFailure }, onConflict }: PageNoticesProps) {
  return (
    <Notices
      connection={edit.state.connection}
      conflicts={conflictsOf(edit.state).length}
      loadFailure={loadFailure}
      onRetry={() => edit.dispatch({ type: 'connectionRetried' })}
      onConflict={onConflict}
    />
  );
}
