import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import type { DropdownMenuAction } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { moveFocus, moveLostFocus } from '#design-system/focus/focus.ts';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { PageEntry } from '../api/authoringApi.ts';
import { describeAuthoringFailure } from '../api/authoringFailure.ts';
import { DeletedPages } from '../pages/DeletedPages.tsx';
import { PageDragging } from '../pages/PageDragging.tsx';
import { pageMenuIn } from '../pages/PageMenu.tsx';
import { PageTaskDialog } from '../pages/PageTaskDialog.tsx';
import { FoundPages, PageNodes, type PageRows } from '../pages/PageTree.tsx';
import { type PageDeeds, pageActions } from '../pages/pageActions.ts';
import { canHavePagesBelow, parentOf } from '../pages/pageFacts.ts';
import type { PagesControl } from '../pages/pagesControl.ts';
import type { PageTask } from '../pages/pageTask.ts';
import type { PageTarget } from '../pages/pageZones.ts';
import { usePlacing } from '../pages/usePlacing.ts';
import { pageTree, searchPages } from './pageTree.ts';

interface PagesPanelProps {
  readonly pages: readonly PageEntry[];
  /** The id of the page that is open. */
  readonly openId: string;
  readonly onOpen: (itemId: string) => void;
  readonly control: PagesControl;
}

/** The pages of a site as a tree, a search, and what can be done with them. */
export function PagesPanel({ pages, openId, onOpen, control }: PagesPanelProps) {
  const region = useRef<HTMLDivElement>(null);
  const [restoredId, setRestoredId] = useState<string>();
  useFocusOnRestored(region, restoredId);
  const { task, deeds, close } = useDeeds(region, control, pages);
  const rows: PageRows = {
    pages,
    openId,
    onOpen,
    actionsFor: (page): readonly DropdownMenuAction[] => pageActions(page, deeds),
  };
  return (
    <div ref={region} tabIndex={-1}>
      <Stack gap="m">
        <StaleList control={control} />
        <NewPageButton pages={pages} openId={openId} onTask={deeds.onTask} />
        <PageLists rows={rows} onDrop={(page, target) => drop(page, target, deeds)} />
        <DeletedPages control={control} onRestored={setRestoredId} />
      </Stack>
      <PageTaskDialog
        task={task}
        control={control}
        pages={pages}
        openId={openId}
        onOpen={onOpen}
        onClose={close}
      />
    </div>
  );
}

/** What can be done with pages, and what an editor is about to do. */
function useDeeds(
  region: RefObject<HTMLDivElement | null>,
  control: PagesControl,
  pages: readonly PageEntry[],
) {
  const [task, setTask] = useState<PageTask>();
  const [touchedId, setTouchedId] = useState<string>();
  const place = usePlacing(control, pages);
  useFocusOnTouched(region, touchedId, `${task?.kind} ${pages.map((page) => page.itemId)}`);
  const deeds: PageDeeds = {
    pages,
    onTask: (next) => {
      setTouchedId(next.page.itemId);
      setTask(next);
    },
    onPlace: (page, beside) => {
      setTouchedId(page.itemId);
      place(page, beside);
    },
  };
  return { task, deeds, close: () => setTask(undefined) };
}

/** Among the pages beside it, a page is placed at once. Elsewhere it gets another address, about which a dialog asks. */
function drop(page: PageEntry, target: PageTarget, { onTask, onPlace }: PageDeeds): void {
  const { parent, beside } = target;
  if (beside && parent.itemId === page.parentId) onPlace(page, beside);
  else onTask({ kind: 'move', page, target });
}

/**
 * The menu of a page gets the focus back when its dialog has closed, or when the page is at another place. If the page is gone, the
 * list gets it.
 */
function useFocusOnTouched(
  region: RefObject<HTMLDivElement | null>,
  touchedId: string | undefined,
  state: string,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state stands for what the list and the dialog show.
  useEffect(() => {
    if (touchedId === undefined) return;
    moveLostFocus(pageMenuIn(region.current, touchedId) ?? region.current, 'still');
  }, [region, touchedId, state]);
}

/** Says that the list may be out of date. */
function StaleList({ control: { staleBecause, refresh } }: Pick<PagesPanelProps, 'control'>) {
  if (!staleBecause) return null;
  return (
    <Message
      tone="warning"
      title="This list may be out of date"
      urgency="polite"
      action={
        <Button variant="secondary" onClick={() => void refresh()}>
          Read it again
        </Button>
      }
    >
      <p>{describeAuthoringFailure(staleBecause)}</p>
    </Message>
  );
}

/** A restored page has left the list in which its button was. Its menu gets the focus, so that one can go on with it. */
function useFocusOnRestored(
  region: RefObject<HTMLDivElement | null>,
  restoredId: string | undefined,
): void {
  useEffect(() => {
    if (restoredId !== undefined) moveFocus(pageMenuIn(region.current, restoredId));
  }, [region, restoredId]);
}

interface NewPageButtonProps extends Pick<PagesPanelProps, 'pages' | 'openId'> {
  readonly onTask: (task: PageTask) => void;
}

/** Makes a page below the open one, or below the next one above it that can have pages below. */
function NewPageButton({ pages, openId, onTask }: NewPageButtonProps) {
  let page = pages.find(({ itemId }) => itemId === openId);
  while (page && !canHavePagesBelow(page)) page = parentOf(page, pages);
  if (!page) return null;
  const parent = page;
  return (
    <Button
      variant="secondary"
      leadingIcon="plus"
      onClick={() => onTask({ kind: 'new', page: parent })}
    >
      New page
    </Button>
  );
}

interface PageListsProps {
  readonly rows: PageRows;
  readonly onDrop: (page: PageEntry, target: PageTarget) => void;
}

/** The tree, or what a search finds. */
function PageLists({ rows, onDrop }: PageListsProps) {
  const { pages } = rows;
  const [search, setSearch] = useState('');
  const found = searchPages(pages, search);
  return (
    <>
      <Field label="Search pages">
        {(control) => (
          <TextInput {...control} type="search" value={search} onValueChange={setSearch} />
        )}
      </Field>
      {search.trim() === '' ? (
        <nav aria-label="Pages of the site">
          <PageDragging pages={pages} onDrop={onDrop}>
            {(dragged) => <PageNodes nodes={pageTree(pages)} rows={rows} dragged={dragged} />}
          </PageDragging>
        </nav>
      ) : (
        <>
          <Text style="small" tone="muted" role="status">
            {`${found.length} of ${pages.length} pages`}
          </Text>
          <nav aria-label="Found pages">
            <FoundPages found={found} rows={rows} />
          </nav>
        </>
      )}
    </>
  );
}
