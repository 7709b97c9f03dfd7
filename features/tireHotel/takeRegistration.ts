const parameter = 'regNo';

/**
 * The registration number in the address, which is then removed from it: it is personal, and addresses
 * are kept in histories, bookmarks and statistics.
 */
export function takeRegistration(): string {
  const url = new URL(window.location.href);
  const regNo = url.searchParams.get(parameter);
  if (regNo === null) return '';
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  return regNo;
}
