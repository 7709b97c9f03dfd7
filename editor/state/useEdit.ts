import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { AuthoringApi, ItemAddress } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { KeptTexts } from '../editorServices.ts';
import { createAutosave } from './autosave.ts';
import { editReducer } from './editReducer.ts';
import { type EditFact, type EditState, type FieldChange, initialEdit } from './editState.ts';
import { createItemLoader } from './itemLoader.ts';
import { editStorageKey, readStoredEdit, writeStoredEdit } from './storedEdit.ts';

/** The edited page, and what can be done with it. */
export interface EditControl {
  readonly state: EditState;
  readonly dispatch: (fact: EditFact) => void;
  /** Loads items that aren't loaded yet. */
  readonly load: (itemIds: readonly string[]) => void;
  /** A field was typed into. If its item isn't loaded yet, the text waits for it. */
  readonly type: (itemId: string, field: string, value: string) => void;
  readonly change: (changes: readonly FieldChange[]) => void;
  /** Saves what is unsaved. */
  readonly flush: () => Promise<void>;
}

/** What the edited page is kept with. */
export interface EditOptions {
  readonly api: AuthoringApi;
  readonly page: ItemAddress;
  readonly kept: KeptTexts;
  readonly onLoadFailed: (failure: AuthoringFailure) => void;
}

/**
 * Edits a page: loads its items, saves what is changed, and keeps what the service hasn't confirmed in the browser, from
 * where it comes back when the page is opened again. Another page needs another instance (`key`).
 */
export function useEdit({ api, page, kept, onLoadFailed }: EditOptions): EditControl {
  const [state, dispatch] = useReducer(editReducer, initialEdit);
  const storageKey = editStorageKey(page);
  const latest = useRef({ page, kept, onLoadFailed, storageKey });

  const { autosave, loader } = useMemo(() => {
    const { language } = latest.current.page;
    const stored = readStoredEdit(latest.current.kept.getItem(latest.current.storageKey));
    return {
      autosave: createAutosave(api, dispatch),
      loader: createItemLoader(api, language, {
        stored,
        dispatch,
        onFailed: (failure) => latest.current.onLoadFailed(failure),
      }),
    };
  }, [api]);

  useEffect(() => {
    loader.load([latest.current.page.itemId, ...loader.stored.map(({ itemId }) => itemId)]);
    return () => autosave.stop();
  }, [autosave, loader]);

  useEffect(() => autosave.sync(state), [autosave, state]);

  useEffect(() => {
    const text = writeStoredEdit(state, loader.stored);
    if (text === undefined) latest.current.kept.removeItem(storageKey);
    else latest.current.kept.setItem(storageKey, text);
  }, [loader, state, storageKey]);

  return useMemo(() => {
    const change = (changes: readonly FieldChange[]) => dispatch({ type: 'changed', changes });
    const type = (itemId: string, field: string, value: string) =>
      loader.whenLoaded(itemId, () =>
        dispatch({ type: 'changed', changes: [{ itemId, field, value }], typedAt: Date.now() }),
      );
    const { flush } = autosave;
    return { state, dispatch, load: loader.load, type, change, flush };
  }, [autosave, loader, state]);
}
