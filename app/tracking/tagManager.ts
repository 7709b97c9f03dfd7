interface TagManagerIds {
  /** The page's own id; empty if it has none. */
  readonly page: string;
  /** The id of its site; empty if it has none. */
  readonly site: string;
}

/** URL of the tag manager's script. The page's id has priority; `undefined` if there is no id. */
export function tagManagerAddress(url: string, { page, site }: TagManagerIds): string | undefined {
  const id = page.trim() || site.trim();
  if (!id) return undefined;
  const address = new URL(url);
  address.searchParams.set('id', id);
  return address.href;
}
