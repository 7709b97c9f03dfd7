import { readFileSync } from 'node:fs';
import { createRouter } from '../http/router.ts';
import { loadedByOthers } from '../http/securityHeaders.ts';
import type { EndpointGuide, Service } from '../service.ts';
import { formRoutes } from '../webForms/formRoutes.ts';
import { createSubmissions } from '../webForms/submissions.ts';
import { submissionsPanel } from '../webForms/submissionsPanel.ts';
import type { WebForm } from '../webForms/webForm.ts';

interface FormsOptions {
  forms: readonly WebForm[];
  /** The time in ms since 1970. */
  now: () => number;
}

/** The form provider: its forms, and a script that embeds them in pages. */
export function createFormsService({ forms, now }: FormsOptions): Service {
  const submissions = createSubmissions(now);
  const pages = { path: '/forms/form', languageParameter: 'locale', forms };
  const script = fileText('./embed.js');
  return {
    id: 'forms',
    title: 'Form provider',
    prefixes: ['/forms'],
    handle: createRouter([
      { method: 'GET', path: '/forms/embed/v2.js', handle: () => javaScript(script) },
      ...formRoutes({ ...pages, script: fileText('./page.js'), submissions }),
    ]),
    endpoints: [
      {
        title: 'The script that embeds forms in pages',
        path: '/forms/embed/v2.js',
        example: (origin) => `curl ${origin}/forms/embed/v2.js`,
      },
      ...formGuides(forms),
    ],
    panels: [
      submissionsPanel({
        id: 'form-submissions',
        title: 'Form submissions',
        intro: 'Submissions of the forms at the form provider, newest first.',
        submissions,
      }),
    ],
  };
}

function formGuides(forms: readonly WebForm[]): EndpointGuide[] {
  const [first] = forms;
  if (first === undefined) return [];
  const path = `/forms/form/${first.id}`;
  return [
    {
      title: `A form: ${forms.map(({ id }) => id).join(', ')}`,
      path,
      example: (origin) => `curl '${origin}${path}?locale=nb'`,
    },
  ];
}

function fileText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function javaScript(script: string): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      ...loadedByOthers,
    },
  });
}
