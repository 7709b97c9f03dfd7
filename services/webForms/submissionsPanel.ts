import { html } from 'hono/html';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import type { Submission, Submissions } from './submissions.ts';

interface SubmissionsPanelOptions {
  /** Anchor of the panel. */
  id: string;
  title: string;
  intro: string;
  submissions: Submissions;
}

/** Shows the submissions. */
export function submissionsPanel({ submissions, ...panel }: SubmissionsPanelOptions): Panel {
  return {
    ...panel,
    headline: () => {
      const { length } = submissions.all();
      return { value: length, label: length === 1 ? 'form sent' : 'forms sent', tone: 'calm' };
    },
    render: () => {
      const all = submissions.all();
      if (all.length === 0) return html`<p class="card quiet">None since the services started.</p>`;
      return html`<ul class="grid plain">${all.map(submissionCard)}</ul>`;
    },
  };
}

function submissionCard({ form, language, at, answers }: Submission): Html {
  const moment = new Date(at).toISOString();
  const rows = form.fields.flatMap(({ name, label }) => {
    const answer = answers[name];
    return answer === undefined
      ? []
      : [html`<div><dt>${label.en}</dt><dd lang="${language}">${answer}</dd></div>`];
  });
  return html`
    <li class="card">
      <h3>${form.title.en}</h3>
      <p class="quiet"><code>${form.id}</code> ${language}, <time datetime="${moment}">${moment.slice(0, 19).replace('T', ' ')} UTC</time></p>
      <dl>${rows}</dl>
    </li>`;
}
