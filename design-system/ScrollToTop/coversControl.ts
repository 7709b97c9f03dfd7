const controls = 'button, input, select, textarea, summary, a:focus';
const choices = '[type=checkbox], [type=radio]';

/** Close enough that no control fits in between. */
const steps = [0, 0.5, 1];

/** Whether a control lies under an element that floats above the page. */
export function coversControl(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  return steps.some((right) =>
    steps.some((down) => {
      const [x, y] = [left + right * width, top + down * height];
      return document
        .elementsFromPoint(x, y)
        .some((under) => !floating.contains(under) && isCovered(under, y, 2 * height));
    }),
  );
}

/** A link as large as a card isn't covered: it can be pressed beside what floats above it. */
function isCovered(under: Element, y: number, largeHeight: number): boolean {
  if (under.matches(controls)) return true;
  // The label of a choice reaches over its whole box.
  if (under instanceof HTMLLabelElement) return under.control?.matches(choices) ?? false;
  const { top, bottom, height } = under.getBoundingClientRect();
  // The area of a card may belong to a link in it, which is smaller.
  return under.matches('a') && height < largeHeight && top <= y && y <= bottom;
}
