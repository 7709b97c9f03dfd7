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
  if (Array.isArray(children)) return withoutEmptyEnd(children.map(settleNode));
  return isSlot(children) ? [settleNode(children)] : [];
}

/**
 * Children that render nothing count as bytes in the page's data. Those before others are `null`, the shortest form, because
 * positions are keys. One child remains at least, without which the element would keep its children as they were.
 */
function withoutEmptyEnd(children: readonly ReactNode[]): ReactNode[] {
  const end = children.findLastIndex((child) => !isEmpty(child)) + 1;
  return children.slice(0, Math.max(end, 1)).map((child) => (isEmpty(child) ? null : child));
}

function isEmpty(child: ReactNode): boolean {
  return child === undefined || child === null || typeof child === 'boolean';
}

type ServerComponent = (props: unknown) => ReactNode;

function isServerComponent(type: unknown): type is ServerComponent {
  return typeof type === 'function' && !isClientReference(type);
}

/** Moves an element's key to its output, so that list items keep their identity. */
function withKey(output: ReactNode, key: string | null): ReactNode {
  if (key === null) return output;
  // A fragment around each item of a list would add to the page's data.
  if (isValidElement(output) && output.key === null) return cloneElement(output, { key });
  return createElement(Fragment, { key }, output);
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
