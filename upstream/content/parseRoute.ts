import { sitePath } from '#domain/content/href.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import type { Route } from '#domain/content/service.ts';
import type { WireRoute } from './wire.ts';

/** The platform's own dates: `20261101T080000Z`. */
const compactDate = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z?$/;

/** A page in the list of routes; `undefined` if it has no path on the site. An invalid date counts as missing. */
export function parseRoute({ routePath, route }: WireRoute): Route | undefined {
  if (sitePath(routePath) !== routePath) return undefined;
  const canonical = route?.canonical?.jsonValue;
  return {
    path: routePath,
    updatedAt: parseDate(route?.updated?.value ?? ''),
    canonicalUrl: parsePageFields({ canonicalURL: canonical }).fields.canonicalUrl,
  };
}

function parseDate(text: string): string | undefined {
  const iso = text.replace(compactDate, '$1-$2-$3T$4:$5:$6Z');
  return Number.isNaN(Date.parse(iso)) ? undefined : iso;
}
