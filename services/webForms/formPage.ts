import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { Html } from '../frontPage/html.ts';
import type { Problems, ReadAnswers } from './readAnswers.ts';
import { noSuchForm, optional, problemsTitle } from './texts.ts';
import type { Language, WebForm, WebFormField } from './webForm.ts';

/** The state of a page in the frame, which the provider's script reports to the embedding page. */
export type Moment = 'shown' | 'sent' | 'missing';

interface FramePage {
  moment: Moment;
  formId: string;
  title: string;
  language: Language;
  content: Html;
}

/** Creates the pages of a provider, which contain its script. */
export function createFormPages(script: string) {
  const styles = readFileSync(new URL('./formPage.css', import.meta.url), 'utf8');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy(styles, script),
    'referrer-policy': 'no-referrer',
  };
  const page = async (content: FramePage, status = 200) =>
    new Response(await documentHtml(content, styles, script), { status, headers });

  return {
    /** The form; with `read`, it shows the entered answers and their problems. */
    form: (form: WebForm, language: Language, action: string, read?: ReadAnswers) => {
      const content = formHtml(form, language, action, read);
      return page({ ...common(form, language), moment: 'shown', content }, read ? 422 : 200);
    },
    /** The confirmation. */
    sent: (form: WebForm, language: Language) => {
      const content = html`<p role="status">${form.thanks[language]}</p>`;
      return page({ ...common(form, language), moment: 'sent', content });
    },
    missing: (formId: string, language: Language) => {
      const title = noSuchForm[language];
      const content = html`<p>${title}</p>`;
      return page({ moment: 'missing', formId, title, language, content }, 404);
    },
  };
}

function common({ id, title }: WebForm, language: Language) {
  return { formId: id, title: title[language], language };
}

function documentHtml(page: FramePage, styles: string, script: string): Html {
  return html`<!doctype html>
<html lang="${page.language}" data-form="${page.formId}" data-moment="${page.moment}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${page.title}</title>
    <style>${raw(styles)}</style>
  </head>
  <body>
    <main>${page.content}</main>
    <script>${raw(script)}</script>
  </body>
</html>
`;
}

function formHtml(form: WebForm, language: Language, action: string, read?: ReadAnswers): Html {
  return html`
    <form method="post" action="${action}" novalidate aria-label="${form.title[language]}">
      ${read && problemList(read.problems, language)}
      ${form.fields.map((field) => fieldHtml(field, language, read))}
      <button>${form.submit[language]}</button>
    </form>`;
}

function problemList(problems: Problems, language: Language): Html {
  const items = [...problems].map(([name, text]) => html`<li><a href="#${name}">${text}</a></li>`);
  return html`
    <div class="problems" role="alert"><h2>${problemsTitle[language]}</h2><ul>${items}</ul></div>`;
}

function fieldHtml(field: WebFormField, language: Language, read?: ReadAnswers): Html {
  const { name, required } = field;
  const problem = read?.problems.get(name);
  const note = required ? undefined : html` <small>(${optional[language]})</small>`;
  const message = problem && html`<p class="problem" id="${name}-problem">${problem}</p>`;
  return html`
    <div class="field">
      <label for="${name}">${field.label[language]}${note}</label>
      ${control(field, read?.answers[name] ?? '', problem !== undefined)}
      ${message}
    </div>`;
}

function control(field: WebFormField, value: string, isWrong: boolean): Html {
  const { name, kind, required: isRequired, autocomplete = 'off' } = field;
  const required = isRequired ? html`aria-required="true"` : undefined;
  const wrong = isWrong ? html`aria-invalid="true" aria-describedby="${name}-problem"` : undefined;
  const all = html`id="${name}" name="${name}" ${required} ${wrong}`;
  switch (kind) {
    case 'textarea':
      return html`<textarea ${all} rows="4">${value}</textarea>`;
    case 'checkbox':
      return html`<input ${all} type="checkbox" value="yes" ${value ? html`checked` : undefined}>`;
    case 'number':
      return html`<input ${all} type="text" inputmode="numeric" value="${value}">`;
    case 'text':
    case 'email':
    case 'tel':
      return html`<input ${all} type="${kind}" autocomplete="${autocomplete}" value="${value}">`;
  }
}

/** Allows only inline content of the page; any site may frame it. */
function policy(styles: string, script: string): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  return [
    "default-src 'none'",
    `style-src ${hash(styles)}`,
    `script-src ${hash(script)}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
}
