import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { fail, ok, type Result } from '#domain/result.ts';
import { useAnswer } from '#features/shared/useAnswer.ts';
import type { Canvas } from '../../canvas.ts';

type Settle = (answer: Result<string, string>) => void;

/** The questions that were asked, with their signals and what settles them. */
const asked: { question: string; signal: AbortSignal; settle: Settle }[] = [];

function ask(question: string, signal: AbortSignal): Promise<Result<string, string>> {
  return new Promise((settle) => asked.push({ question, signal, settle }));
}

interface AskingProps {
  readonly onAnswer: (answer: Result<string, string>, question: string) => void;
}

/** Shows the state of a question that buttons change. */
function Asking({ onAnswer }: AskingProps) {
  const [question, setQuestion] = useState<string>();
  const { answer, latest, retry } = useAnswer(question, ask, { onAnswer });
  return (
    <>
      {['A', 'B'].map((each) => (
        <button key={each} type="button" onClick={() => setQuestion(each)}>
          {each}
        </button>
      ))}
      <button type="button" onClick={() => setQuestion(undefined)}>
        none
      </button>
      <button type="button" onClick={retry}>
        retry
      </button>
      <output>{JSON.stringify({ ...answer, latest })}</output>
    </>
  );
}

const meta = {
  title: 'Working/Answers of the API',
  component: Asking,
  tags: ['!autodocs', '!dev'],
  args: { onAnswer: fn() },
  beforeEach: () => {
    asked.length = 0;
  },
} satisfies Meta<typeof Asking>;

export default meta;
type Story = StoryObj<typeof meta>;
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole('button', { name }));
const expectState = (canvas: Canvas, state: object) =>
  waitFor(() => expect(JSON.parse(canvas.getByRole('status').textContent)).toEqual(state));

/** An answer belongs to the question of the same render, whatever the order of the answers. */
export const ChangedQuestion: Story = {
  play: async ({ canvas, args }) => {
    await expectState(canvas, { kind: 'unasked' });
    await press(canvas, 'A');
    await expectState(canvas, { kind: 'loading' });
    await press(canvas, 'B');
    await expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    asked[1]?.settle(ok('b'));
    asked[0]?.settle(ok('a'));
    await expectState(canvas, { kind: 'loaded', value: 'b', latest: 'b' });
    await expect(args.onAnswer).toHaveBeenCalledOnce();
    await expect(args.onAnswer).toHaveBeenCalledWith(ok('b'), 'B');
    await press(canvas, 'A');
    await expectState(canvas, { kind: 'loading', latest: 'b' });
  },
};

/** A failure is a state of its own, and the question can be asked again. */
export const FailedQuestion: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    asked[0]?.settle(fail('offline'));
    await expectState(canvas, { kind: 'failed', failure: 'offline' });
    await press(canvas, 'retry');
    await expectState(canvas, { kind: 'loading' });
    asked[1]?.settle(ok('a'));
    await expectState(canvas, { kind: 'loaded', value: 'a', latest: 'a' });
  },
};

/** The same question after a time without one is asked anew, and nothing earlier is shown. */
export const QuestionAgain: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'A');
    asked[0]?.settle(ok('a'));
    await expectState(canvas, { kind: 'loaded', value: 'a', latest: 'a' });
    await press(canvas, 'none');
    await expectState(canvas, { kind: 'unasked' });
    await press(canvas, 'A');
    await expectState(canvas, { kind: 'loading' });
    await expect(asked).toHaveLength(2);
  },
};
