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

/** What an editor has typed about a new page, and what is wrong with it. */
export interface NewPageForm {
  readonly title: string;
  readonly titleError: string | undefined;
  readonly changeTitle: (title: string) => void;
  readonly name: string;
  readonly nameError: string | undefined;
  readonly changeName: (name: string) => void;
  readonly origin: PageOrigin['kind'];
  readonly changeOrigin: (origin: PageOrigin['kind']) => void;
  readonly copiedError: string | undefined;
  readonly changeCopied: (page: PageEntry | undefined) => void;
  readonly kinds: readonly string[];
  readonly kind: string;
  readonly changeKind: (kind: string) => void;
  readonly call: PageCall;
  readonly submit: () => void;
}

/** The form of a new page. Its name follows from the title until the editor types one. */
export function useNewPage({ control, pages, parent, open, onMade }: NewPageOptions): NewPageForm {
  const kinds = kindsOfPages(pages);
  const [title, changeTitle] = useState('');
  const [typedName, setTypedName] = useState<string>();
  const [origin, changeOrigin] = useState<PageOrigin['kind']>('page');
  const [copied, changeCopied] = useState(open);
  const [kind, changeKind] = useState(kinds[0] ?? '');
  const [isChecked, setChecked] = useState(false);
  const { call, run } = usePageCall(control, { savesFirst: true });
  const name = typedName ?? pageNameOf(title);
  const refused = useRefusal(call, name);
  const problem = nameError(name, { parent, pages }) ?? refused;
  const titleError = title.trim() === '' ? 'Type a title.' : undefined;
  const copiedError =
    origin === 'page' && !copied ? 'Choose a page from the list, or type its address.' : undefined;
  const submit = () => {
    setChecked(true);
    if (problem !== undefined || titleError !== undefined || copiedError !== undefined) return;
    const from: PageOrigin =
      origin === 'page' && copied
        ? { kind: 'page', itemId: copied.itemId }
        : { kind: 'template', templateName: kind };
    const place = { parentId: parent.itemId, language: control.language };
    const page = { ...place, name, title: title.trim(), from };
    run(
      () => control.api.createPage(page),
      (itemId) => onMade(itemId, page.title),
    );
  };
  return {
    title,
    titleError: isChecked ? titleError : undefined,
    changeTitle,
    name,
    nameError: isChecked || name !== '' ? problem : undefined,
    changeName: setTypedName,
    origin,
    changeOrigin,
    copiedError: isChecked ? copiedError : undefined,
    changeCopied,
    kinds,
    kind,
    changeKind,
    call,
    submit,
  };
}

/** What the service says about a name, until another one is typed. */
export function useRefusal(call: PageCall, name: string): string | undefined {
  const message = refusedName(call);
  const [refused, setRefused] = useState<{ readonly call: PageCall; readonly name: string }>();
  if (message !== undefined && refused?.call !== call) setRefused({ call, name });
  return refused?.call === call && refused.name === name ? message : undefined;
}
