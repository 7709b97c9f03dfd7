import type { DropdownMenuAction } from '#design-system/DropdownMenu/DropdownMenu.tsx';
import type { PageEntry } from '../api/authoringApi.ts';
import type { PageSide } from '../api/pageWrites.ts';
import { canHavePagesBelow, childrenOf, parentOf } from './pageFacts.ts';
import type { PageTask } from './pageTask.ts';

/** What can be done with pages. */
export interface PageDeeds {
  readonly pages: readonly PageEntry[];
  /** Asks about something in a dialog. */
  readonly onTask: (task: PageTask) => void;
  /** Gives a page another place among those beside it. */
  readonly onPlace: (page: PageEntry, beside: PageSide) => void;
}

/** The menu of a page. What can't be done says why in its dialog. */
export function pageActions(page: PageEntry, deeds: PageDeeds): readonly DropdownMenuAction[] {
  const { pages, onTask } = deeds;
  const start = canHavePagesBelow(page)
    ? [{ label: 'New page below', onSelect: () => onTask({ kind: 'new', page }) }]
    : [];
  return [
    ...start,
    { label: 'Rename', onSelect: () => onTask({ kind: 'rename', page }) },
    ...(parentOf(page, pages) ? moves(page, deeds) : []),
    { label: 'Delete', onSelect: () => onTask({ kind: 'delete', page }) },
  ];
}

function moves(
  page: PageEntry,
  { pages, onTask, onPlace }: PageDeeds,
): readonly DropdownMenuAction[] {
  const siblings = childrenOf(page.parentId ?? '', pages);
  const at = siblings.findIndex(({ itemId }) => itemId === page.itemId);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  return [
    {
      label: 'Move up',
      disabled: !before,
      onSelect: () => before && onPlace(page, { itemId: before.itemId, side: 'before' }),
    },
    {
      label: 'Move down',
      disabled: !after,
      onSelect: () => after && onPlace(page, { itemId: after.itemId, side: 'after' }),
    },
    { label: 'Move below another page', onSelect: () => onTask({ kind: 'move', page }) },
  ];
}
