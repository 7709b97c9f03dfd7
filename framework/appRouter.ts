/** The router itself, because `useRouter` of `next/navigation` would add 1.2 KB to every page. */

/** Without it, the router fetches half a kilobyte ahead: the names of the page's parts, not their content. */
export { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types';
export { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
