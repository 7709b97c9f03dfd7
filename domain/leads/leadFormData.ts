/** The fields of a lead that aren't in its `values`. */
const leadFields: ReadonlySet<string> = new Set(['formName', 'formSubmissionId']);

/**
 * The body of a plain form post in the format of the JSON, still unchecked. Each field is named like
 * the value; a fact is named after its object, such as `car.id`, and a
 * list like its value with brackets, `services[]`. A page in a shared cache can't contain
 * an id of a filling, so such a form sends none, and the server derives it from the content.
 */
export function leadOfForm(entries: Iterable<readonly [string, string]>): Record<string, unknown> {
  const lead = new Map<string, string>();
  const values = new Map<string, unknown>();
  const lists = new Map<string, string[]>();
  const facts = new Map<string, Map<string, string>>();
  for (const [name, text] of entries) {
    const [subject = '', ...path] = name.split('.');
    if (leadFields.has(name)) lead.set(name, text);
    else if (name.endsWith('[]')) addTo(lists, name.slice(0, -2), text);
    else if (path.length === 0) values.set(name, text);
    else facts.set(subject, (facts.get(subject) ?? new Map()).set(path.join('.'), text));
  }
  for (const [name, texts] of lists) values.set(name, texts);
  for (const [subject, known] of facts) values.set(subject, Object.fromEntries(known));
  return { ...Object.fromEntries(lead), values: Object.fromEntries(values) };
}

function addTo(lists: Map<string, string[]>, name: string, text: string): void {
  lists.set(name, [...(lists.get(name) ?? []), text]);
}
