/**
 * Notes errors that reach the page instead of the test, such as those in handlers of events, which fail a run of stories too. The
 * function that it returns ends this, and says whether there were any. Node has no such events.
 */
export function watchErrorsOutside(): () => boolean {
  if (typeof window === 'undefined') return () => false;
  const stop = new AbortController();
  let hasAny = false;
  const note = (error: unknown) => {
    hasAny ||= error !== undefined && error !== null;
  };
  window.addEventListener('error', ({ error }) => note(error), stop);
  window.addEventListener('unhandledrejection', ({ reason }) => note(reason), stop);
  return () => {
    stop.abort();
    return hasAny;
  };
}
