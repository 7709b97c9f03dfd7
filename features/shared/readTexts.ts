/** The texts in the fields of a form; `nameOf` gives the name of a field's element. Read before the form is disabled, which empties its data. */
export function readTexts<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
  nameOf: (name: Name) => string = (name) => name,
): Readonly<Record<Name, string>> {
  const data = new FormData(form);
  const texts = names.map((name) => {
    const value = data.get(nameOf(name));
    return [name, typeof value === 'string' ? value : ''] as const;
  });
  // The entries are built from the list of the names.
  return Object.fromEntries(texts) as Record<Name, string>;
}
