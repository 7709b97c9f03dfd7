import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from './lead.ts';
import { sendLead } from './sendLead.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lead: Lead = { formName: 'nordvik-seCarContactForm', formSubmissionId: 'a', values: {} };

function toolsAnswering(...answers: readonly (number | Error)[]) {
  const post = vi.fn<(lead: Lead) => Promise<number>>();
  for (const answer of answers) {
    if (typeof answer === 'number') post.mockResolvedValueOnce(answer);
    else post.mockRejectedValueOnce(answer);
  }
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  return { post, wait, warn: vi.fn(), error: vi.fn() };
}

test('a confirmed lead is sent once', async () => {
  const tools = toolsAnswering(202);
  await expect(sendLead(lead, tools)).resolves.toBe(true);
  expect(tools.post).toHaveBeenCalledExactlyOnceWith(lead);
  expect(tools.warn).not.toHaveBeenCalled();
});

test.each([[200], [204], [303], [400], [500], [new TypeError('Failed to fetch')]])(
  '%s is no confirmation: the same lead is sent again after a second',
  async (answer) => {
    const tools = toolsAnswering(answer, 202);
    const sending = sendLead(lead, tools);
    await vi.advanceTimersByTimeAsync(999);
    expect(tools.post).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(sending).resolves.toBe(true);
    expect(tools.post.mock.calls).toEqual([[lead], [lead]]);
    expect(tools.warn).toHaveBeenCalledOnce();
    expect(tools.error).not.toHaveBeenCalled();
  },
);

test('after three failures, the error is logged and nothing more is sent', async () => {
  const tools = toolsAnswering(500, new Error('offline'), 200);
  const sending = sendLead(lead, tools);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect(sending).resolves.toBe(false);
  expect(tools.post).toHaveBeenCalledTimes(3);
  expect(tools.warn.mock.calls).toEqual([
    ['nordvik-seCarContactForm: attempt 1: 500'],
    ['nordvik-seCarContactForm: attempt 2: offline'],
  ]);
  expect(tools.error).toHaveBeenCalledExactlyOnceWith(
    'FORM_SUBMISSION_FAILED: nordvik-seCarContactForm: attempt 3: 200',
  );
});
