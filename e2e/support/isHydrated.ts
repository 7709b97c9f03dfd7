/**
 * Whether React handles the events of an element: it stores their handlers in a property of this prefix while it
 * hydrates, and handles events when it has hydrated the whole page. Runs in the browser, so it refers to nothing outside.
 */
export function isHydrated(element: Element): boolean {
  const prefixed = (holder: object, prefix: string): unknown => {
    const key = Object.keys(holder).find((name) => name.startsWith(prefix));
    return key === undefined ? undefined : Reflect.get(holder, key);
  };
  const root = ['stateNode', 'current', 'memoizedState', 'isDehydrated'].reduce<unknown>(
    (value, member) => (value instanceof Object ? Reflect.get(value, member) : undefined),
    prefixed(document, '__reactContainer$'),
  );
  return root === false && prefixed(element, '__reactProps$') !== undefined;
}
