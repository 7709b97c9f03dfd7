import { readText } from '../http/body.ts';
import { refusal, seeOther } from '../http/respond.ts';
import type { PathParameters, Route } from '../http/router.ts';
import { createFormPages } from './formPage.ts';
import { readAnswers } from './readAnswers.ts';
import type { Submissions } from './submissions.ts';
import { languageOf, type WebForm } from './webForm.ts';

interface FormRoutesOptions {
  /** Path prefix of the forms; the id follows. */
  path: string;
  /** The query parameter that names the language. */
  languageParameter: string;
  forms: readonly WebForm[];
  /** The script that reports events to the embedding page. */
  script: string;
  submissions: Submissions;
}

const largestBody = 50_000;

/** The routes of forms: the form, its submission, and the confirmation. */
export function formRoutes(options: FormRoutesOptions): Route[] {
  const { path, submissions } = options;
  const pages = createFormPages(options.script);
  const asked = createReadAddress(options);

  function show(request: Request, parameters: PathParameters): Promise<Response> {
    const { form, formId, language, search } = asked(request, parameters);
    if (form === undefined) return pages.missing(formId, language);
    return pages.form(form, language, `${path}/${formId}${search}`);
  }

  async function take(request: Request, parameters: PathParameters): Promise<Response> {
    const { form, formId, language, search } = asked(request, parameters);
    if (isForeign(request)) return refusal(403, 'Forms are only accepted from their own pages.');
    if (form === undefined) return pages.missing(formId, language);
    const body = await readText(request, largestBody);
    if (body.kind === 'tooLarge') return refusal(413, `A form has at most ${largestBody} bytes.`);
    const read = readAnswers(form, new URLSearchParams(body.text), language);
    const address = `${path}/${formId}`;
    if (read.problems.size > 0) return pages.form(form, language, address + search, read);
    submissions.add({ form, language, answers: read.answers });
    return seeOther(`${address}/sent${search}`);
  }

  function thank(request: Request, parameters: PathParameters): Promise<Response> {
    const { form, formId, language } = asked(request, parameters);
    return form === undefined ? pages.missing(formId, language) : pages.sent(form, language);
  }

  return [
    { method: 'GET', path: `${path}/:form`, handle: show },
    { method: 'POST', path: `${path}/:form`, handle: take },
    { method: 'GET', path: `${path}/:form/sent`, handle: thank },
  ];
}

/** Reads which form is requested, in which language. */
function createReadAddress({ forms, languageParameter }: FormRoutesOptions) {
  return (request: Request, { form: formId = '' }: PathParameters) => {
    const { searchParams, search } = new URL(request.url);
    const language = languageOf(searchParams.get(languageParameter));
    const form = forms.find(({ id }) => id === formId);
    return { formId, form, language, search };
  };
}

function isForeign({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site');
  return site !== null && site !== 'same-origin';
}
