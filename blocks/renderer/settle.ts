import * as React from 'react';
import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';

/**
 * Runs the server components of a subtree now instead of later, so that whoever calls can catch
 * what they throw. React itself offers no boundary on the server: a section that throws while a
 * page is made costs the whole page, with status 500. Client components and elements stay as
 * they are; a component that answers with a promise does too, since blocks are synchronous.
 *
 * In the browser, where stories render the same blocks, the tree is left alone: there an error
 * boundary works, and calling components by hand would break their hooks.
 */
export function settle(node: ReactNode): ReactNode {
  return isServerComponentRuntime ? settleNode(node) : node;
}

// The server-component build of React is the one without state.
const isServerComponentRuntime = !('useState' in React);

function settleNode(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(settleNode);
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return node;
  if (isServerComponent(node.type)) return withKey(settleNode(node.type(node.props)), node.key);
  const { children, ...props } = node.props;
  return cloneElement(node, settledSlots(props), ...settledChildren(children));
}

/** One by one: an array in their place would ask each child for a key. */
function settledChildren(children: unknown): ReactNode[] {
  if (Array.isArray(children)) return children.map(settleNode);
  return isSlot(children) ? [settleNode(children)] : [];
}

type ServerComponent = (props: unknown) => ReactNode;

const clientReference = Symbol.for('react.client.reference');

function isServerComponent(type: unknown): type is ServerComponent {
  return typeof type === 'function' && Reflect.get(type, '$$typeof') !== clientReference;
}

/** An element's output takes over its key, so that lists keep their identities. */
function withKey(output: ReactNode, key: string | null): ReactNode {
  return key === null ? output : createElement(Fragment, { key }, output);
}

/** Elements may be handed over in any prop, not only as children. */
function settledSlots(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const slots = Object.entries(props).flatMap(([name, value]) =>
    isSlot(value) ? [[name, settleNode(value)] as const] : [],
  );
  return Object.fromEntries(slots);
}

function isSlot(value: unknown): value is ReactNode & object {
  return isValidElement(value) || (Array.isArray(value) && value.some(isSlot));
}
