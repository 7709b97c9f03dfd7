import type { FinishDocument } from './finishDocument.ts';
import { type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import type { Store } from './frontCache.ts';
import { storePage } from './storedPage.ts';

interface StoreOptions {
  readonly finish: FinishDocument;
  readonly log: (line: string) => void;
}

/** Finishes HTML pages, and compresses every answer. */
export function createStore({ finish, log }: StoreOptions): Store {
  return async (answer, effort) => storePage(await finished(answer, finish, log), effort);
}

/** A page that can't be finished is answered as the framework made it. */
async function finished(
  answer: FrameworkAnswer,
  finish: FinishDocument,
  log: StoreOptions['log'],
): Promise<Pick<FrameworkAnswer, 'status' | 'headers' | 'body'>> {
  if (!headerOf(answer, 'content-type')?.startsWith('text/html')) return answer;
  try {
    const { html, headers } = await finish({
      html: answer.body.toString(),
      headers: answer.headers,
    });
    return { status: answer.status, headers, body: Buffer.from(html) };
  } catch (error) {
    log(`front cache: a page can't be finished: ${error instanceof Error ? error.stack : error}`);
    return answer;
  }
}
