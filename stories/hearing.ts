let story = new AbortController();

/** Hears events of the window until the story ends: all stories share one. */
export function hear<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void;
export function hear(type: string, listener: (event: Event) => void): void;
export function hear(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, { signal: story.signal });
}

/** Ends all hearing. Storybook calls it after each story. */
export function stopHearing(): void {
  story.abort();
  story = new AbortController();
}
