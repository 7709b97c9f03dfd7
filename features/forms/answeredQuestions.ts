import { isRecord } from '#domain/record.ts';
import { ask } from '#features/shared/siteApi.ts';

const timeoutMs = 5_000;

/**
 * The questions answered in the form that was just sent, from the site's API. Empty if the request
 * fails: the thank-you message is complete without them.
 */
export async function fetchAnswered(formId: string): Promise<readonly string[]> {
  const answer = await ask('/api/jotform', { body: { formId }, read: readAnswered, timeoutMs });
  return answer.ok ? answer.value : [];
}

/** The texts of the questions without duplicates, in the form's order. */
export function readAnswered(answer: unknown): readonly string[] {
  const content = isRecord(answer) ? answer['content'] : undefined;
  const [latest]: readonly unknown[] = Array.isArray(content) ? content : [];
  const answers = isRecord(latest) ? latest['answers'] : undefined;
  const questions = isRecord(answers) ? Object.values(answers).filter(isQuestion) : [];
  const texts = questions.toSorted((a, b) => a.order - b.order).map(({ text }) => text);
  return [...new Set(texts)];
}

interface Question {
  readonly order: number;
  readonly text: string;
}

function isQuestion(value: unknown): value is Question {
  return isRecord(value) && typeof value['order'] === 'number' && typeof value['text'] === 'string';
}
