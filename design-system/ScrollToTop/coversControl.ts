/** What must not be covered. Links only while they have the focus: on lists, there is one under nearly every point. */
const controls = 'button, input, select, textarea, summary, a:focus';

/** Close enough that no control fits in between. */
const steps = [0, 0.5, 1];

/** Whether a control lies under an element that floats above the page. */
export function coversControl(floating: Element): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  return steps.some((x) =>
    steps.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((under) => under.matches(controls) && !floating.contains(under)),
    ),
  );
}
