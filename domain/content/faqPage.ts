import { scriptJson } from './structuredData.ts';

/** A question with its answer in plain text. */
export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/**
 * Structured data for a list of questions: schema.org's FAQPage as JSON-LD, safe inside a `<script>`.
 * Incomplete entries are left out; `undefined` if none remain.
 */
export function faqPageJson(entries: readonly FaqEntry[]): string | undefined {
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
  return scriptJson(page);
}
