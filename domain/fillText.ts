const mark = /\{(\w+)\}/g;

declare const names: unique symbol;

/**
 * A text with marks, such as `{count} cars`. At run time it is a string, but not for the compiler, so that nobody
 * shows it before `fillText` has filled its marks.
 */
export interface Template<Name extends string = string> {
  readonly [names]: Name;
}

/** Whether a value is a text with no other marks than these. */
export function isTemplate<Name extends string>(
  value: unknown,
  names: readonly Name[],
): value is Template<Name> {
  const known: readonly string[] = names;
  return typeof value === 'string' && marksIn(value).every((name) => known.includes(name));
}

/** Replaces all marks of a text. */
export function fillText<Name extends string>(
  template: Template<Name>,
  values: Readonly<Record<NoInfer<Name>, string>>,
): string {
  return fillMarks(String(template), values);
}

/** What stands before and after the one mark of a text, for what isn't text, such as a link. */
export function aroundMark(template: Template): readonly [before: string, after: string] {
  const [before = '', , after = ''] = String(template).split(mark);
  return [before, after];
}

/** The names of the marks in a text, each once. */
export function marksIn(text: string): readonly string[] {
  return [...new Set(Array.from(text.matchAll(mark), ([, name = '']) => name))];
}

/** Replaces `{name}` marks in a text that editors write for all pages of a kind; unknown marks are kept. */
export function fillMarks(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(mark, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
