import * as React from 'react';

/** Whether this code renders server components: React's build for them has no `useState`. */
export const isServerComponentRuntime = !('useState' in React);

const clientReference = Symbol.for('react.client.reference');

/** Whether a component is the server's reference to a client component, which must not be called. */
export function isClientReference(type: object): boolean {
  return Reflect.get(type, '$$typeof') === clientReference;
}
