import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from './lead.ts';
import { type PostAnswer, sendLead } from './sendLead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lead: Lead = { formName: 'nordvik-seCarContactForm', formSubmissionId: 'a', values: {} };

function toolsAnswering(...answers: readonly PostAnswer[]) {
  const post = vi.fn<(lead: Lead) => Promise<PostAnswer>>();
  for (const answer of answers) {
    post.mockResolvedValueOnce(answer);
  }
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return { post, wait, warn: vi.fn(), error: vi.fn() };
}

test('a confirmed lead is sent once', async () => {
  const tools = toolsAnswering(202);
  await expect(sendLead(lead, tools)).resolves.toEqual({ kind: 'accepted' });
  expect(tools.post).toHaveBeenCalledExactlyOnceWith(lead);
  expect(tools.warn).not.toHaveBeenCalled();
});

test.each([200, 204, 303, 400, 500, 'unanswered'] as const)(
  '%s is no confirmation: the same lead is sent again after a second',
  async (answer) => {
    const tools = toolsAnswering(answer, 202);
    const sending = sendLead(lead, tools);
    await vi.advanceTimersByTimeAsync(999);
    expect(tools.post).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(sending).resolves.toEqual({ kind: 'accepted' });
    expect(tools.post.mock.calls).toEqual([[lead], [lead]]);
    expect(tools.warn).toHaveBeenCalledOnce();
    expect(tools.error).not.toHaveBeenCalled();
  },
);

test('after three failures, the error is logged and nothing more is sent', async () => {
  const tools = toolsAnswering(500, 'unanswered', 200);
  const sending = sendLead(lead, tools);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(sending).resolves.toEqual({ kind: 'failed' });
  expect(tools.post).toHaveBeenCalledTimes(3);
  expect(tools.warn.mock.calls).toEqual([
    ['nordvik-seCarContactForm: attempt 1: 500'],
    ['nordvik-seCarContactForm: attempt 2: unanswered'],
  ]);
  expect(tools.error).toHaveBeenCalledExactlyOnceWith(
    'FORM_SUBMISSION_FAILED: nordvik-seCarContactForm: attempt 3: 200',
  );
});

const tooSoon = (retryAfterSeconds: number) => ({ kind: 'too-soon', retryAfterSeconds }) as const;
const tooMany = (retryAfterSeconds: number) => ({ kind: 'too-many', retryAfterSeconds }) as const;

test('a refusal that ends before the last attempt is waited for', async () => {
  const tools = toolsAnswering(tooSoon(2), tooSoon(1), 202);
  const sending = sendLead(lead, tools);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(sending).resolves.toEqual({ kind: 'accepted' });
  expect(tools.post).toHaveBeenCalledTimes(3);
  expect(tools.warn).toHaveBeenLastCalledWith('nordvik-seCarContactForm: attempt 2: too-soon');
});

test.each([
  [[tooMany(3)], tooMany(3)],
  [[500, tooMany(2)], tooMany(2)],
  [[500, 500, tooSoon(1)], tooSoon(1)],
])('after %j, nothing more is sent', async (answers, refusal) => {
  const tools = toolsAnswering(...answers);
  const sending = sendLead(lead, tools);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(sending).resolves.toEqual({ kind: 'refused', refusal });
  expect(tools.post).toHaveBeenCalledTimes(answers.length);
  expect(tools.error).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^FORM_SUBMISSION_FAILED: .+ attempt \d: too-/),
  );
});
