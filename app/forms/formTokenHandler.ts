import { refusal, reply } from '../http/answers.ts';
import { isOwnRequest } from '../http/ownRequest.ts';
import type { RefuseAbove } from '../http/refuseAbove.ts';
import type { FormTokens } from './formTokens.ts';

interface FormTokenHandlerOptions {
  readonly tokens: Pick<FormTokens, 'issue'>;
  /** Refuses requests above the limit. */
  readonly refuse: RefuseAbove;
}

/** Answers a form that a visitor has begun to fill in with `{ token }`. */
export function createFormTokenHandler({ tokens, refuse }: FormTokenHandlerOptions) {
  return async (request: Request): Promise<Response> => {
    if (!isOwnRequest(request)) return refusal(403, 'cross-site');
    return (await refuse(request)) ?? reply({ token: tokens.issue() });
  };
}
