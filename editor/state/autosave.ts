import type { AuthoredItem, AuthoringApi } from '../api/authoringApi.ts';
import type { AuthoringFailure } from '../api/authoringFailure.ts';
import {
  type EditedItem,
  type EditFact,
  type EditState,
  isUnsaved,
  unsavedFields,
} from './editState.ts';

/** The pause in typing after which it is saved, in ms. */
const pauseMs = 800;

/** While somebody types without a pause, the longest time between two saves, in ms. */
const longestWaitMs = 4_000;

/** The wait before the service is asked again, in ms; it doubles with each failure. */
const firstRetryMs = 2_000;
const longestRetryMs = 30_000;

/** Saves what is unsaved. */
export interface Autosave {
  /** To be called with each new state. */
  readonly sync: (state: EditState) => void;
  /** Saves now, as before publishing. Resolves with whether everything is saved. */
  readonly flush: () => Promise<boolean>;
  readonly stop: () => void;
}

type SavingApi = Pick<AuthoringApi, 'item' | 'update'>;

/**
 * Saves items after a pause in typing: one save at a time for each item, which names the revision that it is based on.
 * It holds no state of its own but its timers; what came of a save is a fact.
 */
export function createAutosave(
  api: SavingApi,
  dispatch: (fact: EditFact) => void,
  now: () => number = Date.now,
): Autosave {
  const saver = new Saver(api, dispatch, now);
  return {
    sync: (state) => saver.sync(state),
    flush: () => saver.flush(),
    stop: () => saver.stop(),
  };
}

interface Waiting {
  readonly timer: ReturnType<typeof setTimeout>;
  /** When the first change that isn't saved was made. */
  readonly since: number;
  /** The values that it waits with. */
  readonly current: EditedItem['current'];
}

class Saver {
  readonly #api: SavingApi;
  readonly #dispatch: (fact: EditFact) => void;
  readonly #now: () => number;
  readonly #waiting = new Map<string, Waiting>();
  readonly #underWay = new Map<string, Promise<EditFact>>();
  #state: EditState | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(api: SavingApi, dispatch: (fact: EditFact) => void, now: () => number) {
    this.#api = api;
    this.#dispatch = dispatch;
    this.#now = now;
  }

  sync(state: EditState): void {
    this.#state = state;
    this.#syncRetry(state);
    if (state.connection.kind !== 'connected') {
      this.#stopWaiting();
      return;
    }
    for (const item of Object.values(state.items)) this.#syncItem(item);
  }

  async flush(): Promise<boolean> {
    const canSave = !this.#hasStuck();
    for (const itemId of [...this.#waiting.keys()]) this.#save(itemId);
    const facts: EditFact[] = [];
    while (this.#underWay.size > 0) facts.push(...(await Promise.all(this.#underWay.values())));
    return canSave && facts.every(({ type }) => type !== 'saveFailed');
  }

  /** Whether an item can't be saved at the moment, because it was refused, or there is no connection. */
  #hasStuck(): boolean {
    return Object.values(this.#state?.items ?? {}).some((item) => {
      const { itemId } = item.saved;
      return isUnsaved(item) && !this.#waiting.has(itemId) && !this.#underWay.has(itemId);
    });
  }

  stop(): void {
    this.#stopWaiting();
    clearTimeout(this.#retry);
    this.#retry = undefined;
    this.#state = undefined;
  }

  #stopWaiting(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }

  #syncRetry({ connection }: EditState): void {
    if (connection.kind !== 'lost') {
      clearTimeout(this.#retry);
      this.#retry = undefined;
      return;
    }
    const delay = Math.min(firstRetryMs * 2 ** (connection.attempts - 1), longestRetryMs);
    this.#retry ??= setTimeout(() => {
      this.#retry = undefined;
      this.#dispatch({ type: 'connectionRetried' });
    }, delay);
  }

  #syncItem(item: EditedItem): void {
    const { itemId } = item.saved;
    if (this.#underWay.has(itemId)) return;
    if (item.save.kind === 'outdated') this.#start(itemId, this.#readAgain(item.saved));
    else if (item.save.kind === 'idle' && isUnsaved(item)) this.#wait(item);
    else this.#dropWait(itemId);
  }

  #dropWait(itemId: string): void {
    clearTimeout(this.#waiting.get(itemId)?.timer);
    this.#waiting.delete(itemId);
  }

  /** Waits for a pause in typing: each change starts the wait again, up to a limit. */
  #wait({ saved: { itemId }, current }: EditedItem): void {
    const waiting = this.#waiting.get(itemId);
    if (waiting?.current === current) return;
    clearTimeout(waiting?.timer);
    const since = waiting?.since ?? this.#now();
    const left = Math.min(pauseMs, since + longestWaitMs - this.#now());
    const timer = setTimeout(() => this.#save(itemId), Math.max(0, left));
    this.#waiting.set(itemId, { timer, since, current });
  }

  #save(itemId: string): void {
    this.#dropWait(itemId);
    const item = this.#state?.items[itemId];
    if (!item || this.#underWay.has(itemId)) return;
    this.#dispatch({ type: 'saveStarted', itemId });
    this.#start(itemId, this.#update(item));
  }

  #start(itemId: string, work: Promise<EditFact>): void {
    const done = work.then((fact) => {
      this.#underWay.delete(itemId);
      if (this.#state) this.#dispatch(fact);
      return fact;
    });
    this.#underWay.set(itemId, done);
  }

  async #update(item: EditedItem): Promise<EditFact> {
    const { itemId, language, revision } = item.saved;
    const fields = unsavedFields(item);
    const answer = await this.#api.update({ itemId, language, baseRevision: revision, fields });
    if (!answer.ok) return failed(itemId, answer.failure);
    return { type: 'saveConfirmed', item: answer.value };
  }

  async #readAgain({ itemId, language }: AuthoredItem): Promise<EditFact> {
    const answer = await this.#api.item({ itemId, language });
    if (!answer.ok) return failed(itemId, answer.failure);
    return { type: 'itemRefreshed', item: answer.value };
  }
}

function failed(itemId: string, failure: AuthoringFailure): EditFact {
  return { type: 'saveFailed', itemId, failure };
}
