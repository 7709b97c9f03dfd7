import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { CompiledSheet } from './compileSheet.ts';

/** Compiles the style sheet with an absolute path. */
export type Compile = (path: string) => Promise<CompiledSheet>;

export interface SharedCompiler extends AsyncDisposable {
  readonly compile: Compile;
}

/**
 * A compiler for all processes that pass the same socket. The first of them compiles for the others, which would
 * otherwise evaluate the theme and most style sheets once more each. If the first ends, each of the others
 * compiles for itself.
 *
 * @param socket - the path of a Unix domain socket, or the name of a pipe on Windows. If a file without a listener
 *   is there, it is replaced. If no process can listen there, each compiles for itself.
 */
export function shareCompiler(socket: string, compileHere: Compile): SharedCompiler {
  let server: Promise<Server | undefined> | undefined;
  let isClient = false;

  async function join(): Promise<Server | undefined> {
    const own = await listen(socket, compileHere);
    isClient = own === undefined && (await isReachable(socket));
    if (own || isClient) return own;
    await rm(socket, { force: true });
    return await listen(socket, compileHere);
  }

  async function compile(path: string): Promise<CompiledSheet> {
    server ??= join();
    await server;
    if (!isClient) return await compileHere(path);
    const answer = await ask(socket, path).catch(() => undefined);
    if (answer === undefined) {
      isClient = false;
      return await compileHere(path);
    }
    if ('stack' in answer) throw Object.assign(new Error(answer.message), { stack: answer.stack });
    return answer;
  }

  return {
    compile,
    [Symbol.asyncDispose]: async () => {
      await (await server)?.[Symbol.asyncDispose]();
    },
  };
}

const failureSchema = z.object({ message: z.string(), stack: z.string() });

const answerSchema = z.union([
  z.object({ source: z.string(), css: z.string(), files: z.array(z.string()) }),
  failureSchema,
]);

type Answer = z.infer<typeof answerSchema>;

/** Resolves to undefined if another process listens, or if listening is impossible. */
async function listen(socket: string, compile: Compile): Promise<Server | undefined> {
  const server = createServer(async (asked, answered) => {
    answered.end(JSON.stringify(await answerTo(asked, compile)));
  });
  // A listening server would keep the process alive.
  server.unref();
  try {
    await once(server.listen(socket), 'listening');
    return server;
  } catch {
    return undefined;
  }
}

async function answerTo(asked: IncomingMessage, compile: Compile): Promise<Answer> {
  try {
    const { source, css, files } = await compile(z.string().parse(await json(asked)));
    return { source, css, files: [...files] };
  } catch (error) {
    const { message, stack = message } = error instanceof Error ? error : new Error(String(error));
    return { message, stack };
  }
}

async function isReachable(socket: string): Promise<boolean> {
  const connection = connect(socket);
  try {
    await once(connection, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    connection.destroy();
  }
}

/** Rejects if no process answers. */
async function ask(socket: string, path: string): Promise<Answer> {
  const answered = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: socket, method: 'POST' }, resolve)
      .on('error', reject)
      .end(JSON.stringify(path));
  });
  return answerSchema.parse(await json(answered));
}
