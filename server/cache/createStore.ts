import type { BestForms } from './bestForms.ts';
import { compress } from './compress.ts';
import type { FinishDocument } from './finishDocument.ts';
import { type FrameworkAnswer, headerOf } from './frameworkAnswer.ts';
import type { Improve, Store } from './frontCache.ts';
import { type PlainPage, plainBody, storePage, withForms } from './storedPage.ts';

interface StoreOptions {
  readonly finish: FinishDocument;
  readonly best: BestForms;
  readonly log: (line: string) => void;
}

/** Finishes HTML pages, and compresses every answer. */
export function createStore({ finish, best, log }: StoreOptions): Store {
  return async (answer) => {
    const page = await finished(answer, finish, log);
    return storePage(page, async (etag, body) => {
      const bodies = await best.find(etag);
      return bodies
        ? { bodies, isBest: true }
        : { bodies: await compress(body, 'quick'), isBest: false };
    });
  };
}

/** Makes the smallest forms of stored pages in the background. */
export function createImprove(best: BestForms): Improve {
  return (page, take) =>
    best.make(
      page.etag,
      () => plainBody(page),
      (bodies) => take(withForms(page, { bodies, isBest: true })),
    );
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
