/** What the visitor does with the form without script, so that the form that replaces it continues with it. */
export interface PlainFormUse {
  /** Whether the browser refused to send the form, and nothing has been entered since. */
  readonly isRefused: () => boolean;
  /** Resolves when the visitor isn't pressing anything: a button that is replaced while pressed gets no click. */
  readonly released: () => Promise<void>;
  readonly stop: () => void;
}

/** How long after lifting a finger the click may come (ms). */
const clickMs = 300;

/** Watches the use of the form in a place. */
export function watchPlainForm(place: HTMLElement): PlainFormUse {
  const controller = new AbortController();
  const { signal } = controller;
  let isRefused = false;
  let press = Promise.resolve();
  const refuse = () => {
    isRefused = true;
  };
  const enter = () => {
    isRefused = false;
  };
  const down = () => {
    press = pressEnd();
  };
  // Invalid fields report that without bubbling.
  place.addEventListener('invalid', refuse, { signal, capture: true });
  place.addEventListener('input', enter, { signal });
  place.addEventListener('pointerdown', down, { signal });
  return {
    isRefused: () => isRefused,
    released: () => press,
    stop: () => controller.abort(),
  };
}

/** Resolves after the press that has just begun, and after what the browser does with its click. */
async function pressEnd(): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  await new Promise<void>((resolve) => {
    const after = (event: string, ms: number) =>
      window.addEventListener(event, () => setTimeout(resolve, ms), { signal, capture: true });
    after('click', 0);
    after('pointercancel', 0);
    after('pointerup', clickMs);
  });
  controller.abort();
}
