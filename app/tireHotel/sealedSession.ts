import { createHash, randomBytes } from 'node:crypto';
import { readWith } from '#domain/reader.ts';
import { createSeal } from '#process/seal.ts';
import { readSessionState, type SessionState } from './sessionState.ts';

// What stores keep of a session. Stolen data contain no session: ids are hashed, and each state is encrypted with the id of
// its session, which only the visitor's browser knows.

const idBytes = 32;
const purpose = 'tire hotel session';

/** A random id. */
export function newSessionId(): string {
  return randomBytes(idBytes).toString('base64url');
}

/** What an id or a handle is stored as. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** What the handle of the state's code is stored as; `null` without a code. */
export function hashOfCode({ code }: SessionState): string | null {
  return code ? hashOf(code.handle) : null;
}

/** Encrypts the state of the session with an id. */
export function sealState(id: string, state: SessionState): string {
  return createSeal(id, purpose).seal(JSON.stringify(state));
}

/** Decrypts a state; `undefined` if it isn't of the session with that id. */
export function unsealState(id: string, sealed: string): SessionState | undefined {
  const text = createSeal(id, purpose).open(sealed);
  return text === undefined ? undefined : readWith(readSessionState, JSON.parse(text));
}
