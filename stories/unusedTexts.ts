import { markupOf } from './markupOf.ts';

const texts = 'h1[id], h2[id], h3[id], h4[id], h5[id], h6[id], p[id], span[id], caption[id]';
const references = ['aria-labelledby', 'aria-describedby', 'aria-details', 'aria-errormessage'];

/** What React generates. An id that somebody wrote may be the target of a link. */
const generatedId = /^_r_\w+_$/i;

/**
 * The texts with an id that only something else can need, such as the section that a title names, and that nothing refers to.
 * What a live region says is heard anyway.
 */
export function unusedTexts(root: Document): readonly string[] {
  const used = new Set(
    references.flatMap((attribute) =>
      [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
        (element.getAttribute(attribute) ?? '').split(/\s+/),
      ),
    ),
  );
  return [...root.querySelectorAll(texts)]
    .filter(({ id }) => generatedId.test(id) && !used.has(id))
    .filter((element) => element.checkVisibility() && !element.closest('[role="status"]'))
    .map(markupOf);
}
