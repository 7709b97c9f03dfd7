import { type Bodies, compress } from './compress.ts';
import type { FinishDocument } from './finishDocument.ts';
import { type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import type { Store } from './frontCache.ts';
import { type PlainPage, storePage } from './storedPage.ts';

interface StoreOptions {
  readonly finish: FinishDocument;
  readonly log: (line: string) => void;
}

/** Finishes HTML pages, and compresses every answer. */
export function createStore({ finish, log }: StoreOptions): Store {
  return async (answer) => storePage(await finished(answer, finish, log), compressQuickly);
}

/** A page changes often, so it isn't worth the time that its smallest form takes. */
export function compressQuickly(body: Buffer): Promise<Bodies> {
  return compress(body, 'quick');
}

/** A page that can't be finished is answered as the framework made it. */
async function finished(
  answer: FrameworkAnswer,
  finish: FinishDocument,
  log: StoreOptions['log'],
): Promise<PlainPage> {
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
