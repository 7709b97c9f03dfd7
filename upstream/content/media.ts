import type { ContentFailure } from '#domain/content/service.ts';
import type { Result } from '#domain/result.ts';
import { getFile, type HttpTools, systemTools } from '../http/request.ts';

/** Where the platform's media library is and how patient the client is. */
export interface MediaClientOptions {
  /** Address of the platform, without a path. */
  readonly origin: string;
  /** Limit for one file, in ms. */
  readonly timeoutMs: number;
  /** Larger files are refused. */
  readonly maxBytes: number;
  readonly tools?: HttpTools | undefined;
}

/** The platform's media library, as the server of the site reads it. */
export interface MediaClient {
  /** Whether an address is the library's. No other address is ever fetched. */
  readonly owns: (src: string) => boolean;
  /** A file of the library. Answers in failure with a value, never a throw. */
  readonly file: (src: string) => Promise<Result<Uint8Array, ContentFailure>>;
}

/** A client of the content platform's media library. */
export function createMediaClient(options: MediaClientOptions): MediaClient {
  const { origin, timeoutMs, maxBytes, tools = systemTools } = options;
  const urlOf = (src: string) => (URL.canParse(src, origin) ? new URL(src, origin) : undefined);
  return {
    owns: (src) => urlOf(src)?.origin === origin,
    file: (src) => getFile(tools, { url: `${urlOf(src)}`, timeoutMs, maxBytes }),
  };
}
