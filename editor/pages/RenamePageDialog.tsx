import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { AuthoredItem, PageEntry } from '../api/authoringApi.ts';
import { Answer } from '../panels/Answer.tsx';
import { CallMessage } from './CallMessage.tsx';
import { NameField } from './NameField.tsx';
import { nameError, nameOfRoute, pagesBelow, parentOf, routeStart } from './pageFacts.ts';
import type { PagesControl } from './pagesControl.ts';
import { RedirectChoice } from './RedirectChoice.tsx';
import { useRefusal } from './useNewPage.ts';
import { usePageCall } from './usePageCall.ts';
import { useRevision } from './useRevision.ts';

interface RenamePageDialogProps {
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  readonly page: PageEntry;
  /** Called with the title that the page has then. */
  readonly onRenamed: (title: string) => void;
  readonly onClose: () => void;
}

/** What was typed; a part that wasn't is as the service has it. */
interface TypedRename {
  readonly title?: string;
  readonly name?: string;
  readonly redirect: boolean;
}

/** Gives a page another title in menus, another name in its address, or both. */
export function RenamePageDialog(props: RenamePageDialogProps) {
  const { page, onClose } = props;
  const form = useRename(props);
  return (
    <Dialog
      open
      title={`Rename ${page.displayName}`}
      description="The title and the name in the address are two things: each stays if you change the other. Undo doesn’t take this back; rename the page again instead."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button
          disabled={!form.item.latest}
          loading={{ active: form.call.kind === 'pending', label: 'The page is being renamed' }}
          onClick={form.submit}
        >
          Rename
        </Button>
      }
    >
      <Stack gap="m">
        <CallMessage call={form.call} title="The page isn’t renamed" />
        <Answer of={form.item.shown} label="The page is loading">
          {() => <RenameFields {...props} form={form} />}
        </Answer>
      </Stack>
    </Dialog>
  );
}

type RenameForm = ReturnType<typeof useRename>;

function useRename({ control, pages, page, onRenamed }: RenamePageDialogProps) {
  const item = useRevision(control, page);
  const [typed, setTyped] = useState<TypedRename>({ redirect: true });
  const { call, run } = usePageCall(control, { savesFirst: true, onFailed: item.readAgain });
  const before = namesOf(item.latest, page);
  const title = typed.title ?? before.title;
  const name = typed.name ?? before.name;
  const isRenamed = name !== before.name;
  const refused = useRefusal(call, name);
  const parent = parentOf(page, pages);
  const ownError = isRenamed && parent && nameError(name, { parent, pages, ownId: page.itemId });
  const problem = ownError || refused;
  const titleProblem = title.trim() === '' ? 'Type a title.' : undefined;
  const submit = () => {
    if (!item.latest || problem !== undefined || titleProblem !== undefined) return;
    const { revision: baseRevision } = item.latest;
    const changed = {
      name: isRenamed ? name : undefined,
      title: title.trim() === before.title ? undefined : title.trim(),
    };
    const { language } = control;
    const rename = { itemId: page.itemId, language, baseRevision, redirect: typed.redirect };
    run(
      () => control.api.renamePage({ ...rename, ...changed }),
      () => onRenamed(title.trim()),
    );
  };
  const change = (part: Partial<TypedRename>) => setTyped((last) => ({ ...last, ...part }));
  return { item, call, title, name, isRenamed, problem, titleProblem, typed, change, submit };
}

/** The title that menus show, and the name in the address. */
function namesOf(item: AuthoredItem | undefined, { displayName, route }: PageEntry) {
  const title = item?.fields['navTitle']?.trim() || displayName;
  return { title, name: nameOfRoute(route) };
}

interface RenameFieldsProps extends Pick<RenamePageDialogProps, 'pages' | 'page'> {
  readonly form: RenameForm;
}

function RenameFields({ form, pages, page }: RenameFieldsProps) {
  const { title, titleProblem, name, problem, isRenamed, typed, change } = form;
  const parent = parentOf(page, pages);
  const start = parent ? routeStart(parent) : '/';
  const below = pagesBelow(page.itemId, pages).filter((each) => each.publishedRoute);
  return (
    <Stack gap="m">
      <Field
        label="Title in navigation"
        help="What menus say, and the list of pages here."
        error={titleProblem}
      >
        {(field) => (
          <TextInput {...field} value={title} onValueChange={(value) => change({ title: value })} />
        )}
      </Field>
      <NameField
        value={name}
        onChange={(value) => change({ name: value })}
        start={start}
        error={problem}
        fixedBecause={page.fixedBecause}
      />
      {isRenamed && page.publishedRoute !== undefined && (
        <RedirectChoice
          from={page.publishedRoute}
          to={start + name}
          below={below.length}
          isChosen={typed.redirect}
          onChange={(redirect) => change({ redirect })}
        />
      )}
    </Stack>
  );
}
