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
  if (!task) return null;
  return task.kind === 'new' ? (
    <MakingDialog {...props} task={task} />
  ) : (
    <ChangingDialog {...props} task={task} />
  );
}

type TaskDialogProps<Kind extends PageTask['kind']> = Omit<PageTaskDialogProps, 'task'> & {
  readonly task: Extract<PageTask, { kind: Kind }>;
};

/** Closes the dialog, and says what came of it. */
function finish(
  { control, onClose }: Pick<PageTaskDialogProps, 'control' | 'onClose'>,
  ...sentences: readonly string[]
): void {
  onClose();
  control.say({ tone: 'success', text: sentences.filter(Boolean).join(' ') });
}

function MakingDialog({ task, openId, onOpen, ...shared }: TaskDialogProps<'new'>) {
  return (
    <NewPageDialog
      {...shared}
      parent={task.page}
      open={shared.pages.find(({ itemId }) => itemId === openId)}
      onMade={(itemId, title) => {
        onOpen(itemId);
        finish(shared, `${title} is made and open here. Visitors see it when you publish it.`);
      }}
    />
  );
}

function ChangingDialog({ task, ...props }: TaskDialogProps<'rename' | 'move' | 'delete'>) {
  const { control, pages, onClose } = props;
  const { page } = task;
  const shared = { control, pages, page, onClose };
  const seen = publishWords(page);
  switch (task.kind) {
    case 'rename':
      return (
        <RenamePageDialog
          {...shared}
          onRenamed={(title) => finish(props, `${title} has its new name.`, seen)}
        />
      );
    case 'move':
      return (
        <MovePageDialog
          {...shared}
          target={task.target}
          onMoved={(parent) =>
            finish(props, `${page.displayName} is below ${parent.displayName}.`, seen)
          }
        />
      );
    case 'delete':
      return (
        <DeletePageDialog
          {...shared}
          onGone={() => leave(page, props)}
          onDeleted={() =>
            finish(props, `${page.displayName} is deleted. It can be restored under Deleted pages.`)
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
