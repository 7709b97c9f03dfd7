import { wireLead } from '#upstream/comhub/wire.ts';
import { readBody } from '../http/readBody.ts';
import { requireKey } from '../http/requireKey.ts';
import { json } from '../http/respond.ts';
import { createRouter, type Route } from '../http/router.ts';
import type { EndpointGuide, Log, Service } from '../service.ts';
import { type LeadStore, openLeadStore } from './leadStore.ts';
import { leadsPanel } from './leadsPanel.ts';

interface ComhubOptions {
  /** Key that callers send. */
  apiKey: string;
  /** Folder of persistent data; undefined: leads are kept in memory. */
  dataFolder: string | undefined;
  /** The time in ms since 1970. */
  now: () => number;
  log: Log;
}

const path = '/comhub/leads';
const maxListed = 10_000;

/** The lead service: stores the forms that visitors sent, each submission once. */
export function createComhubService({ apiKey, ...options }: ComhubOptions): Service {
  const leads = openLeadStore(options);
  const routes: readonly Route[] = [
    { method: 'POST', path, handle: (request) => take(request, leads) },
    { method: 'GET', path, handle: () => json({ leads: leads.latest(maxListed) }) },
  ];
  return {
    id: 'comhub',
    title: 'Lead service',
    prefixes: ['/comhub'],
    handle: createRouter(requireKey(apiKey, routes)),
    endpoints: guides(apiKey),
    panels: [leadsPanel(leads)],
    close: leads.close,
  };
}

async function take(request: Request, leads: LeadStore): Promise<Response> {
  const lead = await readBody(request, wireLead);
  if (lead instanceof Response) return lead;
  leads.add(lead);
  return json({}, 202);
}

function guides(apiKey: string): EndpointGuide[] {
  const key = `x-api-key: ${apiKey}`;
  const example = {
    formName: 'exampleCarContactForm',
    formSubmissionId: '6f0a4c1e-7d6b-4b0e-9a53-0f4f2b1c8d7e',
    values: { name: 'Kim Berg', phone: '+46 70 123 45 67', email: 'kim@example.com' },
  };
  return [
    {
      title: 'Submit a lead',
      path,
      key,
      example: (origin) =>
        `curl -i ${origin}${path} -H '${key}' -H 'content-type: application/json' ` +
        `-d '${JSON.stringify(example)}'`,
    },
    {
      title: 'The leads received, newest first',
      path,
      key,
      example: (origin) => `curl ${origin}${path} -H '${key}'`,
    },
  ];
}
