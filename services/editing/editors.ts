import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SeedReader } from '../seed/seedReader.ts';
import type { Log } from '../service.ts';
import { type Editor, editorRoles } from './editor.ts';
import { isLocalOrigin } from './localOrigin.ts';
import { type PasswordHash, parsePasswordHash } from './passwordHash.ts';

/** An editor of the group's folder. */
export interface KnownEditor extends Editor {
  readonly password: PasswordHash;
  /** Changes with the password, so that a new one ends all sessions. */
  readonly passwordMark: string;
  /** The password of an account of a demo, which the front page shows to everybody. */
  readonly shownPassword: string | undefined;
}

/** The editors by name, in lower case. */
export type Editors = ReadonlyMap<string, KnownEditor>;

const editor = z.strictObject({
  name: z.string().trim().min(1).max(100),
  role: z.enum(editorRoles),
  // The message doesn't repeat the text, which may be a password.
  password: z.string().transform((text, context) => {
    const password = parsePasswordHash(text);
    if (password) return { password, passwordMark: markOf(text) };
    context.addIssue({ code: 'custom', message: 'must be a hash of `npm run editors:hash`' });
    return z.NEVER;
  }),
  shownPassword: z.string().min(1).optional(),
});

const schema = z
  .strictObject({ editors: z.array(editor) })
  .check(({ value: { editors }, issues }) => {
    const keys = editors.map(({ name }) => editorKey(name));
    const repeated = keys.find((key, index) => keys.indexOf(key) !== index);
    if (repeated === undefined) return;
    issues.push({ code: 'custom', input: editors, message: 'two editors have the same name' });
  });

/** Reads the editors from a YAML file; none if the file is missing. Problems are reported. */
export function readEditors(file: string, reader: SeedReader): Editors {
  const read = existsSync(file) ? reader.read(file, schema, 'nobody can sign in') : undefined;
  const editors = (read?.editors ?? []).map(
    ({ name, role, password, shownPassword }): KnownEditor => ({
      name,
      role,
      ...password,
      shownPassword,
    }),
  );
  return new Map(editors.map((each) => [editorKey(each.name), each]));
}

/**
 * The editors who may sign in at an origin. A password that everybody can read opens the editor on this machine only.
 */
export function editorsAt(origin: string, editors: Editors, log: Log): Editors {
  const shown = [...editors].filter(([, { shownPassword }]) => shownPassword !== undefined);
  if (shown.length === 0 || isLocalOrigin(origin)) return editors;
  const names = shown.map(([, { name }]) => name).join(', ');
  log(`editing: ${names} can't sign in at ${origin}, because editors.yaml shows their passwords`);
  return new Map([...editors].filter(([, { shownPassword }]) => shownPassword === undefined));
}

/** The key of a name: letter case doesn't matter when somebody signs in. */
export function editorKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

function markOf(hash: string): string {
  return createHash('sha256').update(hash).digest('base64url').slice(0, 16);
}
