import { isEditorRoute } from '../answer/cleanRequest.ts';
import type { Verdict } from '../guard/requestGuard.ts';

/** The families of the routes of the site's API, by the first segment after `/api/`. */
export const apiFamilies = {
  'car-media': 'cars',
  cars: 'cars',
  codeweaver: 'finance',
  editing: 'editing',
  forms: 'leads',
  healthz: 'health',
  jotform: 'jotform',
  mechmate: 'booking',
  places: 'places',
  readyz: 'health',
  reports: 'reports',
  revalidate: 'publishing',
  stories: 'stories',
  tirehotel: 'tire-hotel',
} as const;

/**
 * What operators count requests by: the family of the guard, with the API divided by subject. `refused` are requests that the
 * guard refuses, and `unread` those whose answer was decided before it. There are never more of them, whatever visitors request.
 */
export type RouteFamily =
  | (typeof apiFamilies)[keyof typeof apiFamilies]
  | 'api'
  | 'files'
  | 'optimizer'
  | 'page'
  | 'refused'
  | 'services'
  | 'unread';

const families = new Map<string, RouteFamily>(Object.entries(apiFamilies));

/** Routes of the API that have another address as well (`next.config.ts`). */
const aliases: Readonly<Record<string, RouteFamily>> = {
  '/feaas-render': 'editing',
  '/healthz': 'health',
  '/readyz': 'health',
};

/** The family of a request by the guard's decision; `undefined` before there is one. */
export function routeFamilyOf(verdict: Verdict | undefined): RouteFamily {
  if (!verdict) return 'unread';
  if (verdict.kind === 'refuse') return 'refused';
  const { family, url } = verdict;
  switch (family) {
    case 'page':
      return isEditorRoute(url) ? 'editing' : 'page';
    case 'api':
      return apiFamilyOf(url.split('?')[0] ?? '');
    // Of these, the guard passes none.
    case 'internal':
      return 'refused';
    case 'files':
    case 'optimizer':
    case 'services':
      return family;
  }
}

function apiFamilyOf(path: string): RouteFamily {
  return aliases[path] ?? families.get(path.split('/')[2] ?? '') ?? 'api';
}
