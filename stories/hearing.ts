let story = new AbortController();

/** Listens to window events until the story ends, because all stories share one window. */
export function hear<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
): void;
export function hear(type: string, listener: (event: Event) => void): void;
export function hear(type: string, listener: (event: Event) => void): void {
  window.addEventListener(type, listener, { signal: story.signal });
}

/** Removes all listeners. Storybook calls it after each story. */
export function stopHearing(): void {
  story.abort();
  story = new AbortController();
}
