import { html } from 'hono/html';
import { cardList, countHeadline } from '../frontPage/cards.ts';
import type { Html } from '../frontPage/html.ts';
import type { Panel } from '../frontPage/panel.ts';
import { utcTime } from '../frontPage/time.ts';
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
    headline: () => countHeadline(submissions.all().length, 'form sent', 'forms sent'),
    render: () =>
      cardList(submissions.all().map(submissionCard), 'None since the services started.'),
  };
}

function submissionCard({ form, language, at, answers }: Submission): Html {
  const rows = form.fields.flatMap(({ name, label }) => {
    const answer = answers[name];
    return answer === undefined
      ? []
      : [html`<div><dt>${label.en}</dt><dd lang="${language}">${answer}</dd></div>`];
  });
  return html`
    <li class="card">
      <h3>${form.title.en}</h3>
      <p class="quiet"><code>${form.id}</code> ${language}, ${utcTime(at)}</p>
      <dl>${rows}</dl>
    </li>`;
}
