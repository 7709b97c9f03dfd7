import type { OutgoingHttpHeaders } from 'node:http';
import type { PageOrigin } from '#app/pageCache/pageOrigin.ts';
import type { Header } from './finishDocument.ts';
import type { PageAddress } from './pageAddress.ts';

/** The framework's whole answer to the request of a page, as any visitor would get it. */
export interface FrameworkAnswer {
  readonly status: number;
  /** Names in lower case, without those that describe the connection or the form of the body. */
  readonly headers: readonly Header[];
  readonly body: Buffer;
  /** The framework's own tag. */
  readonly etag: string | undefined;
  /** `undefined` if the answer doesn't come from the page cache. */
  readonly origin: PageOrigin | undefined;
}

/** Requests a page from the framework, on behalf of nobody unless there are headers. Rejects if there is no whole answer. */
export type AskFramework = (
  address: Pick<PageAddress, 'host' | 'url'>,
  headers?: OutgoingHttpHeaders,
) => Promise<FrameworkAnswer>;

export function headerOf({ headers }: Pick<FrameworkAnswer, 'headers'>, name: string) {
  return headers.find(([other]) => other === name)?.[1];
}
