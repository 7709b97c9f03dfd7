import type { PageEntry } from '../api/authoringApi.ts';
import { DeletePageDialog } from './DeletePageDialog.tsx';
import { MovePageDialog } from './MovePageDialog.tsx';
import { NewPageDialog } from './NewPageDialog.tsx';
import { pagesBelow } from './pageFacts.ts';
import { publishWords } from './pageNotice.ts';
import type { PagesControl } from './pagesControl.ts';
import type { PageTask } from './pageTask.ts';
import { RenamePageDialog } from './RenamePageDialog.tsx';

interface PageTaskDialogProps {
  readonly task: PageTask | undefined;
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  readonly openId: string;
  readonly onOpen: (itemId: string) => void;
  readonly onClose: () => void;
}

/** The dialog of what an editor is about to do with a page. */
export function PageTaskDialog({ task, ...props }: PageTaskDialogProps) {
  const { control, pages, openId, onOpen, onClose } = props;
  const shared = { control, pages, onClose };
  const finish = (...sentences: readonly string[]) => {
    onClose();
    control.say({ tone: 'success', text: sentences.filter(Boolean).join(' ') });
  };
  switch (task?.kind) {
    case undefined:
      return null;
    case 'new':
      return (
        <NewPageDialog
          {...shared}
          parent={task.page}
          open={pages.find(({ itemId }) => itemId === openId)}
          onMade={(itemId, title) => {
            onOpen(itemId);
            finish(`${title} is made and open here. Visitors see it when you publish it.`);
          }}
        />
      );
    case 'rename':
      return (
        <RenamePageDialog
          {...shared}
          page={task.page}
          onRenamed={(title) => finish(`${title} has its new name.`, publishWords(task.page))}
        />
      );
    case 'move':
      return (
        <MovePageDialog
          {...shared}
          page={task.page}
          target={task.target}
          onMoved={(parent) =>
            finish(
              `${task.page.displayName} is below ${parent.displayName}.`,
              publishWords(task.page),
            )
          }
        />
      );
    case 'delete':
      return (
        <DeletePageDialog
          {...shared}
          page={task.page}
          onGone={() => leave(task.page, props)}
          onDeleted={() =>
            finish(`${task.page.displayName} is deleted. It can be restored under Deleted pages.`)
          }
        />
      );
  }
}

/** Opens the page above if the open page goes. */
function leave(
  page: PageEntry,
  { pages, openId, onOpen }: Omit<PageTaskDialogProps, 'task'>,
): void {
  const gone = [page, ...pagesBelow(page.itemId, pages)];
  if (page.parentId !== undefined && gone.some(({ itemId }) => itemId === openId))
    onOpen(page.parentId);
}
