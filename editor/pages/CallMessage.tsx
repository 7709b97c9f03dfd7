import { Message } from '#design-system/Message/Message.tsx';
import { describeAuthoringFailure } from '../api/authoringFailure.ts';
import type { PageCall } from './usePageCall.ts';

interface CallMessageProps {
  readonly call: PageCall;
  /** What isn't done, such as "The page isn’t deleted". */
  readonly title: string;
}

/** Why a change of pages wasn't made. What is wrong with a name is said at its field. */
export function CallMessage({ call, title }: CallMessageProps) {
  if (call.kind !== 'failed' || refusedName(call) !== undefined) return null;
  const { failure } = call;
  return (
    <Message tone="danger" title={title} urgency="polite">
      <p>
        {failure.kind === 'unsaved'
          ? 'Not everything on the open page could be saved. Look at the messages above it.'
          : wordsFor(failure)}
      </p>
    </Message>
  );
}

function wordsFor(failure: Parameters<typeof describeAuthoringFailure>[0]): string {
  switch (failure.kind) {
    // The names of the inputs of the service say nothing to editors.
    case 'invalid':
      return failure.message;
    case 'conflict':
      return 'Somebody else has changed the page meanwhile. Look at what is here, and try again.';
    default:
      return describeAuthoringFailure(failure);
  }
}

/** What the service says about the name in the address. */
export function refusedName(call: PageCall): string | undefined {
  if (call.kind !== 'failed' || call.failure.kind !== 'invalid') return undefined;
  return call.failure.field === 'name' ? call.failure.message : undefined;
}
