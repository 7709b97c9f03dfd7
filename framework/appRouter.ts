/** The router itself, because `useRouter` of `next/navigation` would add 1.2 KB to every page. */
export { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
