/** The maximum number of lists kept: more steps back are rare, and a list may have hundreds of entries. */
const maxLists = 12;

/**
 * A store of the lists that the visitor left, for client-side navigation back to them. It drops the
 * lists that weren't kept again for the longest time.
 */
export function createKeptLists<List>() {
  const lists = new Map<string, List>();
  return {
    keep(key: string, list: List) {
      lists.delete(key);
      lists.set(key, list);
      const [oldest] = lists.keys();
      if (lists.size > maxLists && oldest !== undefined) lists.delete(oldest);
    },
    find: (key: string) => lists.get(key),
  };
}
