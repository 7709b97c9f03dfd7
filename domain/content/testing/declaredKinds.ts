import {
  checkbox,
  choice,
  dateTime,
  image,
  link,
  media,
  multilist,
  number,
  richText,
  text,
} from '../declare.ts';
import type { FieldDeclaration } from '../fields.ts';

export const named = { name: 'Field', help: 'A field of the test.' };

export const declarations = {
  text: text(named),
  'rich text': richText(named),
  image: image(named),
  media: media(named),
  link: link(named),
  choice: choice({ ...named, choices: { Black: 'black', Blue: 'blue' }, fallback: 'white' }),
  checkbox: checkbox(named),
  number: number({ ...named, fallback: 150, min: 1, max: 600 }),
  'date and time': dateTime(named),
  multilist: multilist({ ...named, entries: { title: text({ ...named, name: 'Title' }) } }),
} as const satisfies Record<string, FieldDeclaration<unknown>>;

export type Kind = keyof typeof declarations;

/** Reads a field of this kind from `{ value: … }`. */
export function read(kind: Kind, value: unknown) {
  return declarations[kind].read({ value });
}
