import { readFileSync } from 'node:fs';
import { requireKey } from '../http/requireKey.ts';
import { createRouter } from '../http/router.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { formRoutes } from '../webForms/formRoutes.ts';
import { createSubmissions } from '../webForms/submissions.ts';
import { submissionsPanel } from '../webForms/submissionsPanel.ts';
import type { WebForm } from '../webForms/webForm.ts';
import { submissionsApi } from './submissionsApi.ts';

interface JotformOptions {
  forms: readonly WebForm[];
  /** Key for reading submissions. */
  apiKey: string;
  /** The time in ms since 1970. */
  now: () => number;
}

/** Jotform: forms as pages to show in a frame, and their submissions. */
export function createJotformService({ forms, apiKey, now }: JotformOptions): Service {
  const submissions = createSubmissions(now);
  const script = readFileSync(new URL('./page.js', import.meta.url), 'utf8');
  return {
    id: 'jotform',
    title: 'Jotform',
    prefixes: ['/jotform'],
    handle: createRouter([
      ...requireKey(apiKey, [submissionsApi({ forms, submissions })]),
      ...formRoutes({
        path: '/jotform',
        languageParameter: 'language',
        forms,
        script,
        submissions,
      }),
    ]),
    endpoints: formGuides(forms, apiKey),
    panels: [
      submissionsPanel({
        id: 'jotform-submissions',
        title: 'Jotform submissions',
        intro: 'Submissions of the forms at Jotform, newest first.',
        submissions,
      }),
    ],
  };
}

function formGuides(forms: readonly WebForm[], apiKey: string): EndpointGuide[] {
  const [first] = forms;
  if (first === undefined) return [];
  const path = `/jotform/form/${first.id}/submissions`;
  return [
    {
      title: `A form at Jotform: ${forms.map(({ id }) => id).join(', ')}`,
      path: `/jotform/${first.id}`,
      example: (origin) => `curl '${origin}/jotform/${first.id}?language=en'`,
    },
    {
      title: 'Its submissions',
      path,
      key: `x-api-key: ${apiKey}`,
      example: (origin) => `curl -H 'x-api-key: ${apiKey}' '${origin}${path}?limit=1'`,
    },
  ];
}
