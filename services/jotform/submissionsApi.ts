import type { z } from 'zod';
import type { wireAnswer, wireSubmissions } from '../../upstream/jotform/wire.ts';
import { json, refusal } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import type { Submission, Submissions } from '../webForms/submissions.ts';
import type { WebForm } from '../webForms/webForm.ts';

interface SubmissionsApiOptions {
  forms: readonly WebForm[];
  submissions: Submissions;
}

/** Lists the submissions of a form, newest first. */
export function submissionsApi({ forms, submissions }: SubmissionsApiOptions): Route {
  return {
    method: 'GET',
    path: '/jotform/form/:form/submissions',
    handle: (request, { form: formId = '' }) => {
      if (!forms.some(({ id }) => id === formId))
        return refusal(404, `There is no form ${formId}.`);
      const sent = submissions.all().filter(({ form }) => form.id === formId);
      const limit = Number(new URL(request.url).searchParams.get('limit') ?? 20);
      return json({
        responseCode: 200,
        content: sent.slice(0, limit).map(toWire),
      } satisfies z.infer<typeof wireSubmissions> & { responseCode: number });
    },
  };
}

function toWire({ id, form, language, at, answers }: Submission) {
  const questions = form.fields.map(({ name, label }, index) => {
    const question = { name, order: index + 1, text: label[language] };
    const answer = answers[name];
    const wire = answer === undefined ? question : { ...question, answer };
    return [String(index + 1), wire satisfies z.infer<typeof wireAnswer>] as const;
  });
  const created_at = new Date(at).toISOString();
  return { id, form_id: form.id, created_at, answers: Object.fromEntries(questions) };
}
