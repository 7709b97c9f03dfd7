import { useRef } from 'react';
import { Badge } from '#design-system/Badge/Badge.tsx';
import { Button } from '#design-system/Button/Button.tsx';
import { Details } from '#design-system/Details/Details.tsx';
import { useKeptFocus } from '#design-system/focus/useKeptFocus.ts';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { Text } from '#design-system/Text/Text.tsx';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { DeletedPage } from '../api/pageWrites.ts';
import { Answer } from '../panels/Answer.tsx';
import { CallMessage } from './CallMessage.tsx';
import * as css from './DeletedPages.css.ts';
import type { PagesControl } from './pagesControl.ts';
import { usePageCall } from './usePageCall.ts';

interface DeletedPagesProps {
  readonly control: PagesControl;
  /** Called with the id of a page that is in the list of pages again. */
  readonly onRestored: (itemId: string) => void;
}

/** The pages that were deleted, the way back, and what visitors still see of them. Nothing while there are none. */
export function DeletedPages({ control, onRestored }: DeletedPagesProps) {
  const { site, language, round } = control;
  const asked = useAnswer({ site, language, round }, () =>
    control.api.deletedPages(site, language),
  );
  const { answer, latest } = asked;
  const isReading = answer.kind === 'loading';
  if (isReading ? !latest?.length : answer.kind === 'loaded' && answer.value.length === 0)
    return null;
  const handle =
    isReading && latest ? { ...asked, answer: { kind: 'loaded', value: latest } as const } : asked;
  return (
    <Details
      size="s"
      items={[
        {
          title: `Deleted pages${latest ? ` (${latest.length})` : ''}`,
          content: (
            <Answer of={handle} label="The deleted pages are loading">
              {(pages) => <DeletedList pages={pages} control={control} onRestored={onRestored} />}
            </Answer>
          ),
        },
      ]}
    />
  );
}

interface DeletedListProps extends DeletedPagesProps {
  readonly pages: readonly DeletedPage[];
}

function DeletedList({ pages, ...props }: DeletedListProps) {
  const { isPublisher } = props.control;
  const region = useRef<HTMLDivElement>(null);
  useKeptFocus(region);
  const { call, restore, publish } = useDeletedPages(props);
  return (
    <div ref={region} tabIndex={-1}>
      <Stack gap="s">
        <CallMessage call={call} title="That isn’t done" />
        <ul className={css.list}>
          {pages.map((page) => (
            <li key={page.itemId} className={css.page}>
              <DeletedFacts page={page} />
              <DeletedActions
                page={page}
                isPending={call.kind === 'pending'}
                onRestore={() => restore(page)}
                onPublish={isPublisher && page.isPublished ? () => publish(page) : undefined}
              />
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}

function useDeletedPages({ control, onRestored }: DeletedPagesProps) {
  const { call, run } = usePageCall(control, { savesFirst: false });
  const { api, say } = control;
  const restore = ({ itemId, displayName }: DeletedPage) =>
    run(
      () => api.restorePage(itemId),
      () => {
        say({ tone: 'success', text: `${displayName} is back, as a draft.` });
        onRestored(itemId);
      },
    );
  const publish = ({ itemId, displayName }: DeletedPage) =>
    run(
      () => api.publishDeletion(itemId),
      () => say({ tone: 'success', text: `Visitors no longer see ${displayName}.` }),
    );
  return { call, restore, publish };
}

interface DeletedActionsProps {
  readonly page: DeletedPage;
  /** Whether a press would have to wait for the one before. */
  readonly isPending: boolean;
  readonly onRestore: () => void;
  /** Absent if visitors don’t see the page, or the editor may not publish. */
  readonly onPublish: (() => void) | undefined;
}

function DeletedActions({ page, isPending, onRestore, onPublish }: DeletedActionsProps) {
  const { displayName } = page;
  return (
    <div className={css.actions}>
      <Button
        variant="secondary"
        aria-label={`Restore ${displayName}`}
        disabled={isPending}
        onClick={onRestore}
      >
        Restore
      </Button>
      {onPublish && (
        <Button
          aria-label={`Publish the deletion of ${displayName}`}
          disabled={isPending}
          onClick={onPublish}
        >
          Publish the deletion
        </Button>
      )}
    </div>
  );
}

function DeletedFacts({ page }: { readonly page: DeletedPage }) {
  const { displayName, route, by, at, isPublished } = page;
  return (
    <>
      <span className={css.name}>
        <span>{displayName}</span>
        {isPublished && <Badge tone="warning">Visitors still see it</Badge>}
      </span>
      <Text style="small" tone="muted">
        {route ?? 'Below a page that is deleted too'}
      </Text>
      <Text style="small" tone="muted">
        {`Deleted by ${by}, `}
        <time dateTime={at}>{instant.format(new Date(at))}</time>
      </Text>
    </>
  );
}

const instant = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
