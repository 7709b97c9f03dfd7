/** A question with its answer in plain text. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

/**
 * What search engines read of a list of questions: schema.org's FAQPage as JSON-LD, safe to stand
 * inside a `<script>`. Questions without answer, and answers without question, are left out;
 * `undefined` where nothing remains.
 */
export function faqPageJson(entries: readonly AnsweredQuestion[]): string | undefined {
  const complete = entries.filter(({ question, answer }) => question.trim() && answer.trim());
  if (complete.length === 0) return undefined;
  const page = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: complete.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question.trim(),
      acceptedAnswer: { '@type': 'Answer', text: answer.trim() },
    })),
  };
  // A `</script>` in a text would end the element.
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
