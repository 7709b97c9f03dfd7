const parameter = 'regNo';

/** The number that was in the address, until the flow takes it. */
let hidden = '';

/**
 * Removes the registration number from the address. It is personal, and addresses are kept in histories
 * and bookmarks, and read by tag managers: call it before any of their scripts is loaded. Browser only.
 */
export function hideRegistration(): void {
  const url = new URL(window.location.href);
  const regNo = url.searchParams.get(parameter);
  if (regNo === null) return;
  hidden = regNo;
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
}

/** The registration number with which the page was opened, once; otherwise empty. Browser only. */
export function takeRegistration(): string {
  hideRegistration();
  const regNo = hidden;
  hidden = '';
  return regNo;
}
