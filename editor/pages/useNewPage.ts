import { useState } from 'react';
import { pageNameOf } from '#domain/content/pageName.ts';
import type { PageEntry } from '../api/authoringApi.ts';
import type { PageOrigin } from '../api/pageWrites.ts';
import { refusedName } from './CallMessage.tsx';
import { kindsOfPages, nameError } from './pageFacts.ts';
import type { PagesControl } from './pagesControl.ts';
import { type PageCall, usePageCall } from './usePageCall.ts';

interface NewPageOptions {
  readonly control: PagesControl;
  readonly pages: readonly PageEntry[];
  readonly parent: PageEntry;
  readonly open: PageEntry | undefined;
  readonly onMade: (itemId: string, title: string) => void;
}

/** What an editor has typed about a new page. */
function useTyped(open: PageEntry | undefined, kinds: readonly string[]) {
  const [title, changeTitle] = useState('');
  const [typedName, changeName] = useState<string>();
  const [origin, changeOrigin] = useState<PageOrigin['kind']>('page');
  const [copied, changeCopied] = useState(open);
  const [kind, changeKind] = useState(kinds[0] ?? '');
  // The name follows from the title until one is typed.
  const name = typedName ?? pageNameOf(title);
  const changes = { changeTitle, changeName, changeOrigin, changeCopied, changeKind };
  return { title, name, origin, copied, kind, kinds, ...changes };
}

type TypedPage = ReturnType<typeof useTyped>;

/** The form of a new page: what is typed, and what is wrong with it. */
export interface NewPageForm extends Omit<TypedPage, 'copied'> {
  readonly titleError: string | undefined;
  readonly nameError: string | undefined;
  readonly copiedError: string | undefined;
  readonly call: PageCall;
  readonly submit: () => void;
}

/** The form of a new page. What is wrong with a name is said at once, and what is missing when the page is to be made. */
export function useNewPage({ control, pages, parent, open, onMade }: NewPageOptions): NewPageForm {
  const { copied, ...typed } = useTyped(open, kindsOfPages(pages));
  const { name, origin } = typed;
  const [isChecked, setChecked] = useState(false);
  const { call, run } = usePageCall(control, { savesFirst: true });
  const refused = useRefusal(call, name);
  const problem = nameError(name, { parent, pages }) ?? refused;
  const title = typed.title.trim();
  const titleError = title === '' ? 'Type a title.' : undefined;
  const copiedError =
    origin === 'page' && !copied ? 'Choose a page from the list, or type its address.' : undefined;
  const submit = () => {
    setChecked(true);
    if (problem !== undefined || titleError !== undefined || copiedError !== undefined) return;
    const { language, api } = control;
    const from = originOf(copied, typed);
    const page = { parentId: parent.itemId, language, name, title, from };
    run(
      () => api.createPage(page),
      (itemId) => onMade(itemId, title),
    );
  };
  return {
    ...typed,
    titleError: isChecked ? titleError : undefined,
    nameError: isChecked || name !== '' ? problem : undefined,
    copiedError: isChecked ? copiedError : undefined,
    call,
    submit,
  };
}

function originOf(
  copied: PageEntry | undefined,
  { origin, kind }: Pick<TypedPage, 'origin' | 'kind'>,
): PageOrigin {
  return origin === 'page' && copied
    ? { kind: 'page', itemId: copied.itemId }
    : { kind: 'template', templateName: kind };
}

/** What the service says about a name, until another one is typed. */
export function useRefusal(call: PageCall, name: string): string | undefined {
  const message = refusedName(call);
  const [refused, setRefused] = useState<{ readonly call: PageCall; readonly name: string }>();
  if (message !== undefined && refused?.call !== call) setRefused({ call, name });
  return refused?.call === call && refused.name === name ? message : undefined;
}
