import { useEffect, useMemo, useReducer, useRef } from 'react';
import type { AuthoredItem, AuthoringApi, ItemAddress } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import type { KeptTexts } from '../editorServices.ts';
import { type Autosave, createAutosave } from './autosave.ts';
import { editReducer } from './editReducer.ts';
import { type EditFact, type EditState, type FieldChange, initialEdit } from './editState.ts';
import { createItemLoader, type ItemLoader } from './itemLoader.ts';
import { editStorageKey, readStoredEdit, writeStoredEdit } from './storedEdit.ts';

/** The edited page, and what can be done with it. */
export interface EditControl {
  readonly state: EditState;
  readonly dispatch: (fact: EditFact) => void;
  /** Loads items that aren't loaded yet. */
  readonly load: (itemIds: readonly string[]) => void;
  /** Takes an item that the service has just made. */
  readonly adopt: (item: AuthoredItem) => void;
  /** A field was typed into. If its item isn't loaded yet, the text waits for it. */
  readonly type: (itemId: string, field: string, value: string) => void;
  readonly change: (changes: readonly FieldChange[]) => void;
  /** Saves what is unsaved. Resolves with whether everything is saved. */
  readonly flush: () => Promise<boolean>;
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
export function useEdit(options: EditOptions): EditControl {
  const [state, dispatch] = useReducer(editReducer, initialEdit);
  const { autosave, loader } = useEditParts(options, dispatch);

  useEffect(() => autosave.sync(state), [autosave, state]);
  useKept(options, state, loader);

  return useMemo(() => {
    const change = (changes: readonly FieldChange[]) => dispatch({ type: 'changed', changes });
    const type = (itemId: string, field: string, value: string) =>
      loader.whenLoaded(itemId, () =>
        dispatch({ type: 'changed', changes: [{ itemId, field, value }], typedAt: Date.now() }),
      );
    const { flush } = autosave;
    const { load, adopt } = loader;
    return { state, dispatch, load, adopt, type, change, flush };
  }, [autosave, loader, state]);
}

interface EditParts {
  readonly autosave: Autosave;
  readonly loader: ItemLoader;
}

/** What saves and loads, for the life of the component. What is unsaved at its end is saved then. */
function useEditParts(options: EditOptions, dispatch: (fact: EditFact) => void): EditParts {
  const { api } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  const parts = useMemo(() => {
    const { page, kept } = latest.current;
    const stored = readStoredEdit(kept.getItem(editStorageKey(page)));
    const onFailed = (failure: AuthoringFailure) => latest.current.onLoadFailed(failure);
    const loader = createItemLoader(api, page.language, { stored, dispatch, onFailed });
    return { autosave: createAutosave(api, dispatch), loader };
  }, [api, dispatch]);

  useEffect(() => {
    const { autosave, loader } = parts;
    loader.load([latest.current.page.itemId, ...loader.stored.map(({ itemId }) => itemId)]);
    return () => {
      void autosave.flush();
      autosave.stop();
    };
  }, [parts]);

  return parts;
}

/** Keeps in the browser what the service hasn't confirmed. */
function useKept({ kept, page }: EditOptions, state: EditState, { stored }: ItemLoader): void {
  const key = editStorageKey(page);
  useEffect(() => {
    const text = writeStoredEdit(state, stored);
    if (text === undefined) kept.removeItem(key);
    else kept.setItem(key, text);
  }, [kept, key, state, stored]);
}
