interface TagManagerIds {
  /** The page's own id; empty when it has none. */
  readonly page: string;
  /** The id of its site; empty when it has none. */
  readonly site: string;
}

/** Address of the tag manager's script for a page, whose own id wins; without an id, none. */
export function tagManagerAddress(url: string, { page, site }: TagManagerIds): string | undefined {
  const id = page.trim() || site.trim();
  if (!id) return undefined;
  const address = new URL(url);
  address.searchParams.set('id', id);
  return address.href;
}
