import type { Template } from './fillText.ts';

/** The names of the marks in a text. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** A text with marks that is written in code: for tests, stories and the editor, which have no dictionary. */
export function template<const Text extends string>(text: Text): Template<NamesIn<Text>> {
  const unknown: unknown = text;
  // A template is a string at run time.
  return unknown as Template<NamesIn<Text>>;
}
