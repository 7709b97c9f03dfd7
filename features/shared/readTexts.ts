/** The texts in the fields of a form. Read before the form is disabled, which empties its data. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Readonly<Record<Name, string>> {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(name);
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  // The entries are built from the list of the names.
  return Object.fromEntries(texts) as Record<Name, string>;
}
