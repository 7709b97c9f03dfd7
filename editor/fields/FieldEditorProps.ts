import type { FieldProblem } from '#domain/content/fields.ts';
import type { ManifestField } from '#domain/content/manifest/manifest.ts';
import type { EntryItems } from '#domain/content/rawFields/wireOfRaw.ts';
import type { Country } from '#domain/sites/site.ts';
import type { FieldServices } from './fieldServices.ts';

/** What all fields of a form share. */
export interface FormFrame {
  readonly services: FieldServices;
  /** The items that the lists of the form hold; those that aren't loaded are missing. */
  readonly entries: EntryItems;
  /** Called with each change of a field of an entry; without it, entries are edited elsewhere. */
  readonly onEntryChange?: ((id: string, name: string, raw: string) => void) | undefined;
  /** The time zone of dates, by its IANA name. */
  readonly timeZone: string;
  /** The country of the site; `undefined` if it isn't known. */
  readonly country: Country | undefined;
  /** The language of the texts as a BCP 47 tag, for screen readers and spelling; `undefined` for that of the editor. */
  readonly language: string | undefined;
}

/** The props of the control of a field. */
export interface FieldEditorProps {
  readonly field: ManifestField;
  /** The value as the platform stores it. */
  readonly raw: string;
  readonly onChange: (raw: string) => void;
  /** The problems of the field and of what is in it. */
  readonly problems: readonly FieldProblem[];
  readonly frame: FormFrame;
  /** The entry whose field it is; absent for a field of the form itself. */
  readonly entry?: string | undefined;
}

/** The problems of the field itself as one text; `undefined` if there are none. */
export function ownProblem(problems: readonly FieldProblem[], name: string): string | undefined {
  const own = problems.filter(({ field }) => field === name);
  return own.length === 0 ? undefined : own.map(({ problem }) => `This ${problem}.`).join(' ');
}
