import { expect, test } from 'vitest';
import {
  type EmbeddedForm,
  type EmbeddedFormFact,
  embeddedForm,
  firstForm,
} from './embeddedForm.ts';

interface Story {
  readonly facts: readonly EmbeddedFormFact[];
  readonly ends: Partial<EmbeddedForm>;
}

const stories: Readonly<Record<string, Story>> = {
  'it begins on its way': { facts: [], ends: { phase: 'loading', round: 1, hasSent: false } },
  'it comes': { facts: ['form-shown'], ends: { phase: 'ready', round: 1 } },
  'it fails': { facts: ['form-failed'], ends: { phase: 'failed', round: 1 } },
  'it is tried again': {
    facts: ['form-failed', 'retry-asked'],
    ends: { phase: 'loading', round: 2, hasSent: false },
  },
  'it comes at the second try': {
    facts: ['form-failed', 'retry-asked', 'form-shown'],
    ends: { phase: 'ready', round: 2 },
  },
  'it is sent': { facts: ['form-shown', 'form-sent'], ends: { phase: 'sent', hasSent: true } },
  'it is sent without having been announced': { facts: ['form-sent'], ends: { phase: 'sent' } },
  'a fresh one follows, and the thanks stay': {
    facts: ['form-shown', 'form-sent', 'thanks-over', 'form-shown'],
    ends: { phase: 'ready', round: 2, hasSent: true },
  },
  'the fresh one fails, and the thanks stay': {
    facts: ['form-sent', 'thanks-over', 'form-failed'],
    ends: { phase: 'failed', round: 2, hasSent: true },
  },
  'a form that was given up comes late': {
    facts: ['form-failed', 'form-shown'],
    ends: { phase: 'failed' },
  },
  'a form that was given up is sent': {
    facts: ['form-failed', 'form-sent'],
    ends: { phase: 'failed', hasSent: false },
  },
  'time is up after it came': { facts: ['form-shown', 'form-failed'], ends: { phase: 'ready' } },
  'it is announced twice': { facts: ['form-shown', 'form-shown'], ends: { phase: 'ready' } },
  'it is sent twice': { facts: ['form-sent', 'form-sent'], ends: { phase: 'sent', round: 1 } },
  'a retry without a failure': { facts: ['form-shown', 'retry-asked'], ends: { round: 1 } },
  'thanks for nothing': { facts: ['thanks-over'], ends: { phase: 'loading', round: 1 } },
};

test.each(Object.entries(stories))('%s', (_what, { facts, ends }) => {
  expect(facts.reduce(embeddedForm, firstForm)).toMatchObject(ends);
});
