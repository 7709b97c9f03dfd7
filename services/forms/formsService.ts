import { readFileSync } from 'node:fs';
import { createRouter } from '../http/router.ts';
import type { Service } from '../service.ts';
import { formRoutes } from '../webForms/formRoutes.ts';
import { createSubmissions } from '../webForms/submissions.ts';
import { submissionsPanel } from '../webForms/submissionsPanel.ts';
import { seededForms } from './seededForms.ts';

interface FormsOptions {
  /** The time in ms since 1970. */
  now: () => number;
}

/** The form provider: a script that puts forms into other people's pages, and those forms. */
export function createFormsService({ now }: FormsOptions): Service {
  const submissions = createSubmissions(now);
  const pages = { path: '/forms/form', languageParameter: 'locale', forms: seededForms };
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
        title: 'The script that puts forms into pages',
        path: '/forms/embed/v2.js',
        example: (origin) => `curl ${origin}/forms/embed/v2.js`,
      },
      {
        title: `A form: ${seededForms.map(({ id }) => id).join(', ')}`,
        path: '/forms/form/contact',
        example: (origin) => `curl '${origin}/forms/form/contact?locale=nb'`,
      },
    ],
    panels: [
      submissionsPanel({
        id: 'form-submissions',
        title: 'Form submissions',
        intro: 'What visitors have sent by the forms of the form provider, newest first.',
        submissions,
      }),
    ],
    close: () => undefined,
  };
}

function fileText(path: string): string {
  return readFileSync(new URL(path, import.meta.url), 'utf8');
}

function javaScript(script: string): Response {
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    },
  });
}
