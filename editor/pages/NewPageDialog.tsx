import { useState } from 'react';
import { Button } from '#design-system/Button/Button.tsx';
import { Dialog } from '#design-system/Dialog/Dialog.tsx';
import { Field } from '#design-system/Field/Field.tsx';
import { RadioGroup } from '#design-system/RadioGroup/RadioGroup.tsx';
import { Select } from '#design-system/Select/Select.tsx';
import { Stack } from '#design-system/Stack/Stack.tsx';
import { TextInput } from '#design-system/TextInput/TextInput.tsx';
import type { PageEntry } from '../api/authoringApi.ts';
import { CallMessage } from './CallMessage.tsx';
import { NameField } from './NameField.tsx';
import { PagePicker } from './PagePicker.tsx';
import { routeStart } from './pageFacts.ts';
import type { PagesControl } from './pagesControl.ts';
import { type NewPageForm, useNewPage } from './useNewPage.ts';

/** What a new page can be made from. */
const origins = [
  { value: 'page', label: 'Another page', help: 'A copy with its blocks and their contents.' },
  {
    value: 'template',
    label: 'An empty page',
    help: 'Only what all pages of the site have, such as header and footer.',
  },
] as const;

interface NewPageDialogProps {
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  /** The page below which it gets. */
  readonly parent: PageEntry;
  /** The page that is open, which is copied unless another one is chosen. */
  readonly open: PageEntry | undefined;
  /** Called with the id of the page, which is in the list of pages by then. */
  readonly onMade: (itemId: string, title: string) => void;
  readonly onClose: () => void;
}

/** Makes a page below another one. Nobody but editors sees it before it is published. */
export function NewPageDialog(props: NewPageDialogProps) {
  const { parent, pages, open, onClose } = props;
  const form = useNewPage(props);
  return (
    <Dialog
      open
      title={`New page below ${parent.displayName}`}
      description="It is a draft, which visitors don’t see before you publish it. Undo doesn’t take it back, but you can delete it."
      closeLabel="Close"
      onOpenChange={onClose}
      actions={
        <Button
          loading={{ active: form.call.kind === 'pending', label: 'The page is being made' }}
          onClick={form.submit}
        >
          Make the page
        </Button>
      }
    >
      <Stack gap="m">
        <CallMessage call={form.call} title="The page isn’t made" />
        <TitleField form={form} />
        <NameField
          value={form.name}
          onChange={form.changeName}
          start={routeStart(parent)}
          error={form.nameError}
        />
        <OriginFields form={form} pages={pages} open={open} />
      </Stack>
    </Dialog>
  );
}

function TitleField({ form: { title, titleError, changeTitle } }: { readonly form: NewPageForm }) {
  return (
    <Field label="Title" help="What menus and the browser’s tab say." error={titleError}>
      {(control) => <TextInput {...control} value={title} onValueChange={changeTitle} />}
    </Field>
  );
}

interface OriginFieldsProps extends Pick<NewPageDialogProps, 'pages' | 'open'> {
  readonly form: NewPageForm;
}

function OriginFields({ form, pages, open }: OriginFieldsProps) {
  const [name] = useState(() => `origin-${crypto.randomUUID()}`);
  return (
    <>
      <RadioGroup
        legend="Begin with"
        name={name}
        options={origins}
        value={form.origin}
        onValueChange={(value) => form.changeOrigin(value === 'template' ? 'template' : 'page')}
      />
      {form.origin === 'page' ? (
        <PagePicker
          label="Page to copy"
          help="Search by title or address. The pages below it aren’t copied."
          error={form.copiedError}
          pages={pages}
          initial={open}
          onChange={form.changeCopied}
        />
      ) : (
        <Field label="Kind of page">
          {(control) => (
            <Select
              {...control}
              options={form.kinds.map((kind) => ({ value: kind, label: kind }))}
              value={form.kind}
              onValueChange={form.changeKind}
            />
          )}
        </Field>
      )}
    </>
  );
}
