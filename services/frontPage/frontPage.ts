import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FaultSwitches } from '../faults/faultSwitches.ts';
import type { Route } from '../http/router.ts';
import type { Service } from '../service.ts';
import { documentHtml } from './document.ts';
import type { Panel } from './panel.ts';
import { endpointsPanel } from './panels/endpointsPanel.ts';
import { faultsPanel } from './panels/faultsPanel.ts';

/** What the front page shows. */
export interface FrontPageOptions {
  services: readonly Service[];
  switches: FaultSwitches;
  /** Address of the services, without a trailing slash. */
  origin: string;
  /** Panels that belong to no service. */
  panels: readonly Panel[];
}

/** The front page: every service's panels, the fault switches and the endpoints. */
export function frontPageRoutes({ services, switches, origin, ...own }: FrontPageOptions): Route[] {
  const panels: Panel[] = [
    ...services.flatMap(({ panels = [] }) => panels),
    ...own.panels,
    faultsPanel(services, switches),
    endpointsPanel(services, origin),
  ];
  const styles = readFileSync(new URL('./frontPage.css', import.meta.url), 'utf8');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy(styles),
    'referrer-policy': 'no-referrer',
  };
  return [
    {
      method: 'GET',
      path: '/',
      handle: async () => new Response(await documentHtml(panels, styles), { headers }),
    },
  ];
}

/** The page is self-contained and has no script, so the policy allows nothing else. */
function policy(styles: string): string {
  const hash = createHash('sha256').update(styles).digest('base64');
  return [
    "default-src 'none'",
    `style-src 'sha256-${hash}'`,
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
