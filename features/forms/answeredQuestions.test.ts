import { expect, test } from 'vitest';
import { readAnswered } from './answeredQuestions.ts';

test('each question is returned once, in the form’s order', () => {
  const answers = {
    3: { order: 2, text: 'E-post' },
    5: { order: 1, text: 'Namn' },
    7: { order: 3, text: 'Namn' },
    8: { order: 'last', text: 'Sist' },
    9: null,
  };
  expect(readAnswered({ content: [{ answers }, { answers: {} }] })).toEqual(['Namn', 'E-post']);
});

test.each([null, 'x', [], {}, { content: [] }, { content: {} }, { content: [{ answers: [1] }] }])(
  '%j contains no questions',
  (answer) => expect(readAnswered(answer)).toEqual([]),
);
