import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react';
import { isClientReference, isServerComponentRuntime } from '#framework/clientReference.ts';

/**
 * Runs the server components of a subtree immediately, so that the caller can catch their errors.
 * React has no error boundary on the server: a section that throws fails the whole page with status
 * 500. Client components and elements stay as they are, and so do components that return a promise:
 * blocks are synchronous.
 *
 * In the browser, where stories render the same blocks, the tree is returned unchanged: error
 * boundaries work there, and calling components directly would break their hooks.
 */
export function settle(node: ReactNode): ReactNode {
  return isServerComponentRuntime ? settleNode(node) : node;
}

function settleNode(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(settleNode);
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return node;
  if (isServerComponent(node.type)) return withKey(settleNode(node.type(node.props)), node.key);
  const { children, ...props } = node.props;
  return cloneElement(node, settledSlots(props), ...settledChildren(children));
}

/** Passed as separate arguments: in an array each child would need a key. */
function settledChildren(children: unknown): ReactNode[] {
  if (Array.isArray(children)) return children.map(settleNode);
  return isSlot(children) ? [settleNode(children)] : [];
}

type ServerComponent = (props: unknown) => ReactNode;

function isServerComponent(type: unknown): type is ServerComponent {
  return typeof type === 'function' && !isClientReference(type);
}

/** Moves an element's key to its output, so that list items keep their identity. */
function withKey(output: ReactNode, key: string | null): ReactNode {
  return key === null ? output : createElement(Fragment, { key }, output);
}

/** Elements may be passed in any prop, not only as children. */
function settledSlots(props: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const slots = Object.entries(props).flatMap(([name, value]) =>
    isSlot(value) ? [[name, settleNode(value)] as const] : [],
  );
  return Object.fromEntries(slots);
}

function isSlot(value: unknown): value is ReactNode & object {
  return isValidElement(value) || (Array.isArray(value) && value.some(isSlot));
}
