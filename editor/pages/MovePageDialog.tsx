import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Message } from '#design-system/Message/Message.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import type { PageEntry } from '../api/authoringApi.ts';
import type { PageSide } from '../api/pageWrites.ts';
import { Answer } from '../panels/Answer.tsx';
import { CallMessage, refusedName } from './CallMessage.tsx';
import { PagePicker } from './PagePicker.tsx';
import {
  canHavePagesBelow,
  childrenOf,
  nameOfRoute,
  pagesBelow,
  parentOf,
  routeStart,
  takenError,
} from './pageFacts.ts';
import type { PagesControl } from './pagesControl.ts';
import type { PageTarget } from './pageZones.ts';
import { RedirectChoice } from './RedirectChoice.tsx';
import { usePageCall } from './usePageCall.ts';
import { useRevision } from './useRevision.ts';

interface MovePageDialogProps {
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  readonly page: PageEntry;
  /** Where it was dropped; `undefined` if the editor has yet to choose. */
  readonly target: PageTarget | undefined;
  readonly onMoved: (parent: PageEntry) => void;
  readonly onClose: () => void;
}

/** Moves a page with those below it to another one. Its address changes with it. */
export function MovePageDialog(props: MovePageDialogProps) {
  const { page, onClose } = props;
  const form = useMove(props);
  const { fixedBecause } = page;
  return (
    <Dialog
      open
      title={`Move ${page.displayName}`}
      description="Its address follows the page above it. Undo doesn’t take this back; move the page again instead."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button
          disabled={!form.item.latest || fixedBecause !== undefined}
          loading={{ active: form.call.kind === 'pending', label: 'The page is being moved' }}
          onClick={form.submit}
        >
          Move
        </Button>
      }
    >
      {fixedBecause === undefined ? (
        <Stack gap="m">
          <CallMessage call={form.call} title="The page isn’t moved" />
          <Answer of={form.item.shown} label="The page is loading">
            {() => <MoveFields {...props} form={form} />}
          </Answer>
        </Stack>
      ) : (
        <Message tone="info">
          <p>{`${fixedBecause} So it can’t be below another page. Its place beside others can change.`}</p>
        </Message>
      )}
    </Dialog>
  );
}

type MoveForm = ReturnType<typeof useMove>;

function useMove({ control, pages, page, target, onMoved }: MovePageDialogProps) {
  const item = useRevision(control, page);
  const [parent, setParent] = useState(target?.parent ?? parentOf(page, pages));
  const [place, setPlace] = useState(
    target?.beside && `${target.beside.side} ${target.beside.itemId}`,
  );
  const [redirect, setRedirect] = useState(true);
  const [isChecked, setChecked] = useState(false);
  const { call, run } = usePageCall(control, { savesFirst: true, onFailed: item.readAgain });
  const problem = !parent
    ? 'Choose the page below which it gets.'
    : parent.itemId === page.parentId
      ? 'It is below this page already. Move it up or down in the list instead.'
      : (takenError(routeStart(parent) + nameOfRoute(page.route), pages, page.itemId) ??
        refusedName(call));
  const submit = () => {
    setChecked(true);
    if (!parent || problem !== undefined || !item.latest) return;
    const { revision: baseRevision } = item.latest;
    const beside = besideIn(place, childrenOf(parent.itemId, pages));
    const move = { itemId: page.itemId, parentId: parent.itemId, beside, baseRevision, redirect };
    run(
      () => control.api.movePage(move),
      () => onMoved(parent),
    );
  };
  const isElsewhere = parent !== undefined && parent.itemId !== page.parentId;
  const error = isChecked || isElsewhere ? problem : undefined;
  const chosen = { parent, setParent, isElsewhere, place, setPlace, redirect, setRedirect };
  return { item, call, ...chosen, error, submit };
}

const last = 'last';

/** Where a page gets among others: after all, or before one of them. */
function besideIn(place: string | undefined, siblings: readonly PageEntry[]): PageSide | undefined {
  const [side, itemId] = place?.split(' ') ?? [];
  const known = siblings.find((each) => each.itemId === itemId);
  if (known) return { itemId: known.itemId, side: side === 'after' ? 'after' : 'before' };
  const end = siblings.at(-1);
  return end && { itemId: end.itemId, side: 'after' };
}

interface MoveFieldsProps extends Pick<MovePageDialogProps, 'pages' | 'page'> {
  readonly form: MoveForm;
}

function MoveFields({ form, pages, page }: MoveFieldsProps) {
  const { parent, setParent, isElsewhere, error, redirect, setRedirect } = form;
  const inside = new Set([page, ...pagesBelow(page.itemId, pages)]);
  const below = [...inside].filter((each) => each !== page && each.publishedRoute);
  const targets = pages.filter((each) => canHavePagesBelow(each) && !inside.has(each));
  return (
    <Stack gap="m">
      <PagePicker
        label="Below"
        help="Search by title or address."
        error={error}
        pages={targets}
        initial={parent}
        onChange={setParent}
      />
      {parent && isElsewhere && (
        <PlaceField form={form} siblings={childrenOf(parent.itemId, pages)} />
      )}
      {parent && isElsewhere && page.publishedRoute !== undefined && (
        <RedirectChoice
          from={page.publishedRoute}
          to={routeStart(parent) + nameOfRoute(page.route)}
          below={below.length}
          isChosen={redirect}
          onChange={setRedirect}
        />
      )}
    </Stack>
  );
}

interface PlaceFieldProps {
  readonly form: MoveForm;
  readonly siblings: readonly PageEntry[];
}

function PlaceField({ form: { place, setPlace }, siblings }: PlaceFieldProps) {
  if (siblings.length === 0) return null;
  const options = siblings.map(({ itemId, displayName }) => ({
    value: `before ${itemId}`,
    label: `Before ${displayName}`,
  }));
  return (
    <Field label="Place in navigation">
      {(control) => (
        <Select
          {...control}
          options={[...options, { value: last, label: 'After all others' }]}
          value={options.some(({ value }) => value === place) ? place : last}
          onValueChange={setPlace}
        />
      )}
    </Field>
  );
}
