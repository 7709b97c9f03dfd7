import type { Result } from '#domain/result.ts';
import type { UpstreamFailure } from '#domain/upstreamFailure.ts';
import { getFile, type HttpTools, systemTools } from '../http/request.ts';

/** Connection to the platform's media library. */
export interface MediaClientOptions {
  /** Origin of the platform. */
  readonly origin: string;
  /** Other origins that deliver its files. */
  readonly otherOrigins?: readonly string[] | undefined;
  /** Time limit of one file, in ms. */
  readonly timeoutMs: number;
  /** Larger files are rejected. */
  readonly maxBytes: number;
  readonly tools?: HttpTools | undefined;
}

/** The platform's media library, as used by the server. */
export interface MediaClient {
  /** Whether an address belongs to the library. Other addresses are never fetched. */
  readonly owns: (src: string) => boolean;
  /** A file of the library. Failures are values; it never rejects. */
  readonly file: (src: string) => Promise<Result<Uint8Array, UpstreamFailure>>;
}

/** A client of the content platform's media library. */
export function createMediaClient(options: MediaClientOptions): MediaClient {
  const { origin, otherOrigins = [], timeoutMs, maxBytes, tools = systemTools } = options;
  const origins = [origin, ...otherOrigins];
  const urlOf = (src: string) => (URL.canParse(src, origin) ? new URL(src, origin) : undefined);
  return {
    owns: (src) => origins.includes(urlOf(src)?.origin ?? ''),
    file: (src) => getFile(tools, { url: `${urlOf(src)}`, timeoutMs, maxBytes }),
  };
}
