import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { ItemUse, PageEntry } from '../api/authoringApi.ts';
import { Answer } from '../panels/Answer.tsx';
import { CallMessage } from './CallMessage.tsx';
import { PagePicker } from './PagePicker.tsx';
import { pagesBelow, parentOf } from './pageFacts.ts';
import type { PagesControl } from './pagesControl.ts';
import { pagesInWords, RedirectChoice } from './RedirectChoice.tsx';
import { usePageCall } from './usePageCall.ts';
import { useRevision } from './useRevision.ts';

interface DeletePageDialogProps {
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  readonly page: PageEntry;
  /** Called when the service has deleted it, and before the list of pages lacks it. */
  readonly onGone: () => void;
  /** Called when the list lacks it. */
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Deletes a page with those below it, after saying who uses it. It can be restored. */
export function DeletePageDialog(props: DeletePageDialogProps) {
  const { page, onClose } = props;
  const form = useDeletion(props);
  const { fixedBecause } = page;
  return (
    <Dialog
      open
      title={`Delete ${page.displayName}`}
      description="Undo doesn’t bring it back, but you can restore it under Deleted pages, below the list of pages."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button
          disabled={!form.item.latest || fixedBecause !== undefined}
          loading={{ active: form.call.kind === 'pending', label: 'The page is being deleted' }}
          onClick={form.submit}
        >
          Delete
        </Button>
      }
    >
      {fixedBecause === undefined ? (
        <Stack gap="m">
          <CallMessage call={form.call} title="The page isn’t deleted" />
          <Answer of={form.item.shown} label="The page is loading">
            {() => <DeletionFacts {...props} form={form} />}
          </Answer>
        </Stack>
      ) : (
        <Message tone="info">
          <p>{`${fixedBecause} So it can’t be deleted.`}</p>
        </Message>
      )}
    </Dialog>
  );
}

type DeletionForm = ReturnType<typeof useDeletion>;

function useDeletion({ control, pages, page, onGone, onDeleted }: DeletePageDialogProps) {
  const item = useRevision(control, page);
  const below = pagesBelow(page.itemId, pages);
  const known = [page, ...below].filter(({ publishedRoute }) => publishedRoute !== undefined);
  const [redirect, setRedirect] = useState(known.length > 0);
  const [target, setTarget] = useState(parentOf(page, pages));
  const { call, run } = usePageCall(control, { savesFirst: false, onFailed: item.readAgain });
  const error =
    redirect && !target ? 'Choose a page from the list, or type its address.' : undefined;
  const submit = () => {
    if (!item.latest || error !== undefined) return;
    const { revision: baseRevision } = item.latest;
    const redirectTo = redirect ? target?.itemId : undefined;
    run(async () => {
      const answer = await control.api.deletePage({
        itemId: page.itemId,
        baseRevision,
        redirectTo,
      });
      if (answer.ok) onGone();
      return answer;
    }, onDeleted);
  };
  return {
    control,
    item,
    call,
    below,
    known,
    redirect,
    setRedirect,
    target,
    setTarget,
    error,
    submit,
  };
}

interface DeletionFactsProps extends Pick<DeletePageDialogProps, 'pages' | 'page'> {
  readonly form: DeletionForm;
}

function DeletionFacts({ form, pages, page }: DeletionFactsProps) {
  const { control, below, known, redirect, setRedirect, target, setTarget, error } = form;
  const [first, ...more] = known;
  const gone = new Set([page, ...below]);
  return (
    <Stack gap="m">
      {below.length > 0 && (
        <Message tone="warning">
          <p>{`The ${pagesInWords(below.length)} below it ${below.length === 1 ? 'is' : 'are'} deleted too.`}</p>
        </Message>
      )}
      <UsesOf control={control} page={page} pages={pages} />
      {first?.publishedRoute !== undefined && (
        <>
          <Text>Visitors see it until you publish the deletion.</Text>
          <RedirectChoice
            from={first.publishedRoute}
            to={target ? target.route : 'the page that you choose'}
            below={more.length}
            isChosen={redirect}
            onChange={setRedirect}
          />
        </>
      )}
      {redirect && (
        <PagePicker
          label="Page to lead to"
          help="Search by title or address."
          error={error}
          pages={pages.filter((each) => !gone.has(each))}
          initial={target}
          onChange={setTarget}
        />
      )}
    </Stack>
  );
}

/** So many pages are named. */
const maxNamed = 4;

/** The pages that link to a page, or have it chosen. */
function UsesOf({
  control,
  page,
  pages,
}: Pick<DeletePageDialogProps, 'control' | 'page' | 'pages'>) {
  const uses = useAnswer(page.itemId, (itemId) => control.api.usedBy(itemId));
  const titleOf = ({ itemId, name, language }: ItemUse) => {
    const own = language === control.language && pages.find((each) => each.itemId === itemId);
    return own ? own.displayName : `${name} (${language})`;
  };
  return (
    <Answer of={uses} label="The pages that link to it are loading">
      {(all) => <UseList titles={[...new Set(all.map(titleOf))]} />}
    </Answer>
  );
}

function UseList({ titles }: { readonly titles: readonly string[] }) {
  if (titles.length === 0) return <Text>No page links to it.</Text>;
  const more = titles.length - maxNamed;
  return (
    <Message
      tone="warning"
      title={titles.length === 1 ? 'A page links to it' : `${titles.length} pages link to it`}
    >
      <ul aria-label="Pages that link to it">
        {titles.slice(0, maxNamed).map((title) => (
          <li key={title}>{title}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Message>
  );
}
