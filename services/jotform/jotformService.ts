import { readFileSync } from 'node:fs';
import { createRouter } from '../http/router.ts';
import type { Service } from '../service.ts';
import { formRoutes } from '../webForms/formRoutes.ts';
import { createSubmissions } from '../webForms/submissions.ts';
import { submissionsPanel } from '../webForms/submissionsPanel.ts';
import { seededForms as forms } from './seededForms.ts';
import { submissionsApi } from './submissionsApi.ts';

interface JotformOptions {
  /** Opens what was sent. */
  apiKey: string;
  /** The time in ms since 1970. */
  now: () => number;
}

/** Jotform: forms as pages to show in a frame, and what was sent by them. */
export function createJotformService({ apiKey, now }: JotformOptions): Service {
  const submissions = createSubmissions(now);
  const script = readFileSync(new URL('./page.js', import.meta.url), 'utf8');
  const [example = ''] = forms.map(({ id }) => id);
  const path = `/jotform/form/${example}/submissions`;
  return {
    id: 'jotform',
    title: 'Jotform',
    prefixes: ['/jotform'],
    handle: createRouter([
      submissionsApi({ forms, submissions, apiKey }),
      ...formRoutes({
        path: '/jotform',
        languageParameter: 'language',
        forms,
        script,
        submissions,
      }),
    ]),
    endpoints: [
      {
        title: `A form at Jotform: ${forms.map(({ id }) => id).join(', ')}`,
        path: `/jotform/${example}`,
        example: (origin) => `curl '${origin}/jotform/${example}?language=en'`,
      },
      {
        title: 'What was sent by it',
        path,
        key: `x-api-key: ${apiKey}`,
        example: (origin) => `curl -H 'x-api-key: ${apiKey}' '${origin}${path}?limit=1'`,
      },
    ],
    panels: [
      submissionsPanel({
        id: 'jotform-submissions',
        title: 'Jotform submissions',
        intro: 'What visitors have sent by the forms at Jotform, newest first.',
        submissions,
      }),
    ],
    close: () => undefined,
  };
}
