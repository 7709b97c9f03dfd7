/**
 * Makes everything outside an element inert, including what is added to the page later, such as the
 * question about consent: neither the keyboard nor a screen reader reaches it.
 *
 * @returns undoes it; what was inert before stays inert.
 */
export function inertOutside(element: HTMLElement): () => void {
  const made = new Set<HTMLElement>();
  const path = pathFromBody(element);
  function cover() {
    for (const each of siblingsOf(path).filter(({ inert }) => !inert)) {
      each.inert = true;
      made.add(each);
    }
  }

  const observer = new MutationObserver(cover);
  for (const { parentElement } of path) {
    if (parentElement) observer.observe(parentElement, { childList: true });
  }
  cover();
  return () => {
    observer.disconnect();
    for (const each of made) each.inert = false;
  };
}

/** An element and its ancestors below `<body>`. */
function pathFromBody(element: HTMLElement): readonly HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement || element === document.body) return [];
  return [element, ...pathFromBody(parentElement)];
}

function siblingsOf(path: readonly HTMLElement[]): readonly HTMLElement[] {
  const around = path.flatMap(({ parentElement }) => [...(parentElement?.children ?? [])]);
  return around
    .filter((each) => each instanceof HTMLElement)
    .filter((each) => !path.includes(each));
}
