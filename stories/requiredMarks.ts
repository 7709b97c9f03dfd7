import { markupOf } from './markupOf.ts';

/** What visitors fill in or choose from. */
const fields = 'input:not([type="hidden"], [type="radio"]), select, textarea, [role="radiogroup"]';

/**
 * The fields whose label and state disagree: in a form that marks what is required, `*` follows the label of everything that
 * can't be left out, and of nothing else.
 */
export function misleadingMarks(root: Document): readonly string[] {
  return [...root.forms].flatMap((form) => {
    const shown = [...form.querySelectorAll(fields)].filter((field) => field.checkVisibility());
    if (!shown.some(isMarked)) return [];
    return shown.filter((field) => isMarked(field) !== isRequired(field)).map(markupOf);
  });
}

/** By its own label, or by the legend of its group. Stories may show a form several times, with the same ids. */
function isMarked(field: Element): boolean {
  const label = field.closest('form')?.querySelector(`label[for="${CSS.escape(field.id)}"]`);
  const legend = field.closest('fieldset')?.querySelector(':scope > legend');
  return [label, legend].some((each) => each?.textContent.trim().endsWith('*') === true);
}

function isRequired(field: Element): boolean {
  return field.matches(':required, [aria-required="true"]');
}
