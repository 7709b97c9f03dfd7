/**
 * Whether React handles the events of an element: it stores their handlers in a property of this prefix while it
 * hydrates, and handles events when it has hydrated the whole page, or a late part of it. What is in an element whose HTML
 * React leaves alone is ready when that element is. Runs in the browser, so it refers to nothing outside.
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
  const propsOf = (each: Element) => prefixed(each, '__reactProps$');
  let owner: Element | null = element;
  while (owner && propsOf(owner) === undefined) owner = owner.parentElement;
  const props = owner && propsOf(owner);
  const isOwn = owner === element;
  const isReady = root === false && element.closest('[data-late]') === null;
  return isReady && props instanceof Object && (isOwn || 'dangerouslySetInnerHTML' in props);
}
