/** Attributes with the ids of elements that name, describe or are controlled by another one, or that it labels. */
const references = [
  'aria-labelledby',
  'aria-describedby',
  'aria-errormessage',
  'aria-controls',
  'for',
] as const;

/** A collapsed combobox may name the list that it will open. */
const mayWait = '[role="combobox"][aria-expanded="false"]';

/** References to elements that don't exist: a screen reader says nothing for them. */
export function danglingIds(root: Document): readonly string[] {
  return references.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)]
      .filter((element) => element.checkVisibility())
      .filter((element) => attribute !== 'aria-controls' || !element.matches(mayWait))
      .flatMap((element) =>
        (element.getAttribute(attribute) ?? '')
          .split(/\s+/)
          .filter((id) => id !== '' && root.getElementById(id) === null)
          .map((id) => `${attribute}="${id}" of <${element.localName}> ${textOf(element)}`),
      ),
  );
}

function textOf({ textContent }: Element): string {
  return textContent.trim().slice(0, 60);
}
