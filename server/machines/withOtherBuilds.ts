import type { IncomingMessage, ServerResponse } from 'node:http';
import type { BuildFile, BuildFiles } from '#app/pageStore/buildFiles.ts';
import type { Handle } from '../siteServer.ts';

interface Options {
  /** Passes a request on to the framework. */
  readonly handle: Handle;
  readonly files: Pick<BuildFiles, 'find'>;
  /** Paths of the files of this build. */
  readonly paths: readonly string[];
}

/** Longer names aren't those of a build. */
const filePath = /^\/_next\/static\/[\w./~-]{1,200}$/;

/**
 * A handler that also answers the files of builds which other machines run. During a deployment a page of one build
 * may be loaded from one machine, and its scripts from another.
 */
export function withOtherBuilds({ handle, files, paths }: Options): Handle {
  const own = new Set(paths);
  return async (request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const isOther = filePath.test(path) && !own.has(path);
    const file = isOther ? await files.find(path) : undefined;
    return file ? answerFile(request, response, file) : handle(request, response);
  };
}

async function answerFile(
  { method }: IncomingMessage,
  response: ServerResponse,
  { type, body }: BuildFile,
): Promise<void> {
  response.writeHead(200, {
    'content-type': type,
    'content-length': body.byteLength,
    'cache-control': 'public, max-age=31536000, immutable',
    // The cache in front of the framework answers with compressed forms later.
    vary: 'accept-encoding',
  });
  response.end(method === 'HEAD' ? undefined : body);
}
