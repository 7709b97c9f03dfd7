import { wireLead } from '#upstream/comhub/wire.ts';
import { parseJson, readText } from '../http/body.ts';
import { json, refusal } from '../http/respond.ts';
import { createRouter } from '../http/router.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { type LeadStore, openLeadStore } from './leadStore.ts';
import { leadsPanel } from './leadsPanel.ts';

interface ComhubOptions {
  /** Key that callers send. */
  apiKey: string;
  /** Folder of persistent data; undefined: leads are kept in memory. */
  dataFolder: string | undefined;
  /** The time in ms since 1970. */
  now: () => number;
}

const path = '/comhub/leads';
const maxBytes = 100_000;
const maxListed = 1_000;

/** The lead service: stores the forms that visitors sent, each submission once. */
export function createComhubService({ apiKey, dataFolder, now }: ComhubOptions): Service {
  const leads = openLeadStore(dataFolder, now);
  const withKey = (handle: (request: Request) => Response | Promise<Response>) => {
    return (request: Request) =>
      request.headers.get('x-api-key') === apiKey
        ? handle(request)
        : refusal(401, 'x-api-key is missing or wrong.');
  };
  return {
    id: 'comhub',
    title: 'Lead service',
    prefixes: ['/comhub'],
    handle: createRouter([
      { method: 'POST', path, handle: withKey((request) => take(request, leads)) },
      { method: 'GET', path, handle: withKey(() => json({ leads: leads.latest(maxListed) })) },
    ]),
    endpoints: guides(apiKey),
    panels: [leadsPanel(leads)],
    close: leads.close,
  };
}

async function take(request: Request, leads: LeadStore): Promise<Response> {
  const body = await readText(request, maxBytes);
  if (body.kind === 'tooLarge') return refusal(413, `A lead has at most ${maxBytes} bytes.`);
  const lead = wireLead.safeParse(parseJson(body.text)?.value);
  if (!lead.success) {
    const [issue] = lead.error.issues;
    return refusal(400, `No lead: ${issue?.path.join('.')}: ${issue?.message}`);
  }
  leads.add(lead.data);
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
