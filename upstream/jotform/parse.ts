import type { z } from 'zod';
import type { AnsweredQuestion } from '#domain/forms/answeredQuestions.ts';
import { isRecord } from '#domain/record.ts';
import { wireAnswer, type wireSubmissions } from './wire.ts';

/**
 * The questions answered in the latest submission. The answers themselves are personal data and are
 * discarded here; invalid entries are dropped.
 */
export function parseAnswered({
  content: [latest],
}: z.infer<typeof wireSubmissions>): readonly AnsweredQuestion[] {
  const questions = Object.entries(latest?.answers ?? {}).flatMap(([id, wire]) => {
    const read = wireAnswer.safeParse(wire);
    if (!read.success || !isAnswer(read.data.answer)) return [];
    const text = read.data.text.trim();
    return text === '' ? [] : [{ id, order: read.data.order, text }];
  });
  return questions.sort((a, b) => a.order - b.order);
}

/** The answers to compound questions (name, address) are lists and objects. */
function isAnswer(answer: unknown): boolean {
  if (typeof answer === 'string') return answer.trim() !== '';
  if (Array.isArray(answer)) return answer.some(isAnswer);
  if (isRecord(answer)) return Object.values(answer).some(isAnswer);
  return typeof answer === 'number' || answer === true;
}
