import { expect, test } from 'vitest';
import {
  fillingAfter,
  type LeadFormFact,
  type LeadFormState,
  leadFormReducer,
} from './leadFormState.ts';

type State = LeadFormState<'name' | 'email'>;
type Fact = LeadFormFact<'name' | 'email'>;

const start: State = fillingAfter({ kind: 'none' });
const entries = { fields: ['name', 'email'], missing: ['name'] } as const;
const refused: Fact = { type: 'submitted', invalid: entries };
const sent: Fact = { type: 'submitted' };
const changed: Fact = { type: 'fieldChanged' };
const accepted: Fact = { type: 'leadAccepted' };
const failed: Fact = { type: 'leadFailed' };
const tooMany = { kind: 'too-many', retryAfterSeconds: 90 } as const;
const ended: Fact = { type: 'confirmationEnded' };

const after = (...facts: readonly Fact[]) => facts.reduce<State>(leadFormReducer, start);
const invalid = { kind: 'invalid', ...entries, isMarked: true } as const;

test.each<[string, readonly Fact[], State]>([
  ['invalid fields are marked', [refused], { kind: 'filling', attempts: 1, last: invalid }],
  [
    'a change removes the marks and keeps the summary',
    [refused, changed],
    { kind: 'filling', attempts: 1, last: { ...invalid, isMarked: false } },
  ],
  ['each attempt counts', [refused, refused], { kind: 'filling', attempts: 2, last: invalid }],
  ['valid fields are sent', [refused, changed, sent], { kind: 'sending', attempts: 2 }],
  [
    'a lead is sent once, however often the button is pressed',
    [sent, sent, sent],
    { kind: 'sending', attempts: 1 },
  ],
  ['nothing changes while sending', [sent, changed], { kind: 'sending', attempts: 1 }],
  ['an accepted lead is confirmed', [sent, accepted], { kind: 'sent', attempts: 1 }],
  ['the confirmation can’t be sent again', [sent, accepted, sent], { kind: 'sent', attempts: 1 }],
  [
    'after the confirmation, the form can be filled in again',
    [sent, accepted, ended],
    { kind: 'filling', attempts: 1, last: { kind: 'received' } },
  ],
  [
    'the next filling starts without a message',
    [sent, accepted, ended, changed],
    { kind: 'filling', attempts: 1, last: { kind: 'none' } },
  ],
  [
    'the message of a failure stays until the next attempt',
    [sent, failed, changed],
    { kind: 'filling', attempts: 1, last: { kind: 'failed' } },
  ],
  [
    'a refused lead keeps its reason until the next attempt',
    [sent, { type: 'leadRefused', refusal: tooMany }, changed],
    { kind: 'filling', attempts: 1, last: tooMany },
  ],
  [
    'a refused lead can be sent again',
    [sent, { type: 'leadRefused', refusal: { kind: 'trapped' } }, sent],
    { kind: 'sending', attempts: 2 },
  ],
  ['a failed lead can be sent again', [sent, failed, sent], { kind: 'sending', attempts: 2 }],
  ['facts that can’t happen change nothing', [accepted, failed, ended, changed], start],
])('%s', (_what, facts, state) => {
  expect(after(...facts)).toEqual(state);
});
