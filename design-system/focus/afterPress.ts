/** What ends a press: of a mouse or finger, also after a drag, or of a key. */
const releases = ['mouseup', 'dragend', 'keyup'] as const;

/**
 * Runs something at once, or, while something is pressed, after it was released and has handled its click. Use it for what a
 * field shows when the visitor leaves it: an error that appears between press and release would move the pressed button from
 * under the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector(':active')) {
    run();
    return;
  }
  const released = new AbortController();
  const release = () => {
    released.abort();
    setTimeout(run);
  };
  for (const event of releases) {
    window.addEventListener(event, release, { capture: true, signal: released.signal });
  }
}
