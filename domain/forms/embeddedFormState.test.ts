import { expect, test } from 'vitest';
import {
  type EmbeddedFormFact,
  type EmbeddedFormState,
  embeddedFormReducer,
  initialEmbeddedForm,
} from './embeddedFormState.ts';

interface Story {
  readonly facts: readonly EmbeddedFormFact['type'][];
  readonly ends: Partial<EmbeddedFormState>;
}

const stories: Readonly<Record<string, Story>> = {
  'it begins on its way': { facts: [], ends: { phase: 'loading', round: 1, hasSent: false } },
  'it comes': { facts: ['formShown'], ends: { phase: 'ready', round: 1 } },
  'it fails': { facts: ['formFailed'], ends: { phase: 'failed', round: 1 } },
  'it is tried again': {
    facts: ['formFailed', 'retried'],
    ends: { phase: 'loading', round: 2, hasSent: false },
  },
  'it comes at the second try': {
    facts: ['formFailed', 'retried', 'formShown'],
    ends: { phase: 'ready', round: 2 },
  },
  'it is sent': { facts: ['formShown', 'formSent'], ends: { phase: 'sent', hasSent: true } },
  'it is sent without having been announced': { facts: ['formSent'], ends: { phase: 'sent' } },
  'a fresh one follows, and the thanks stay': {
    facts: ['formShown', 'formSent', 'thanksEnded', 'formShown'],
    ends: { phase: 'ready', round: 2, hasSent: true },
  },
  'the fresh one fails, and the thanks stay': {
    facts: ['formSent', 'thanksEnded', 'formFailed'],
    ends: { phase: 'failed', round: 2, hasSent: true },
  },
  'a form that was given up comes late': {
    facts: ['formFailed', 'formShown'],
    ends: { phase: 'failed' },
  },
  'a form that was given up is sent': {
    facts: ['formFailed', 'formSent'],
    ends: { phase: 'failed', hasSent: false },
  },
  'time is up after it came': { facts: ['formShown', 'formFailed'], ends: { phase: 'ready' } },
  'it is announced twice': { facts: ['formShown', 'formShown'], ends: { phase: 'ready' } },
  'it is sent twice': { facts: ['formSent', 'formSent'], ends: { phase: 'sent', round: 1 } },
  'a retry without a failure': { facts: ['formShown', 'retried'], ends: { round: 1 } },
  'thanks for nothing': { facts: ['thanksEnded'], ends: { phase: 'loading', round: 1 } },
};

test.each(Object.entries(stories))('%s', (_what, { facts, ends }) => {
  expect(
    facts.map((type) => ({ type })).reduce(embeddedFormReducer, initialEmbeddedForm),
  ).toMatchObject(ends);
});
