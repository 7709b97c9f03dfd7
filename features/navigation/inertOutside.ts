/** Everything outside an element, made inert. */
export interface Inert {
  /** Makes what contains an element usable again, before the rest. */
  readonly free: (element: Element) => void;
  /** Makes everything usable again; what was inert before stays inert. */
  readonly release: () => void;
}

/**
 * Makes everything outside an element inert, including what is added to the page later, such as the
 * question about consent: neither the keyboard nor a screen reader reaches it.
 */
export function inertOutside(element: HTMLElement): Inert {
  const made = new Set<HTMLElement>();
  const path = pathFromBody(element);
  function cover() {
    for (const each of siblingsOf(path).filter(({ inert }) => !inert)) {
      each.inert = true;
      made.add(each);
    }
  }
  function uncover(each: HTMLElement) {
    each.inert = false;
    made.delete(each);
  }

  const observer = new MutationObserver(cover);
  for (const { parentElement } of path) {
    if (parentElement) observer.observe(parentElement, { childList: true });
  }
  cover();
  return {
    free(inner) {
      observer.disconnect();
      for (const each of made) if (each.contains(inner)) uncover(each);
    },
    release() {
      observer.disconnect();
      for (const each of made) uncover(each);
    },
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
