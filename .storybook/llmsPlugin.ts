import type { Plugin } from 'vite';

/** Writes `llms.txt`, the index of the library for tools, into the built Storybook, and serves it during development. */
export function llmsPlugin(): Plugin {
  const write = async () => {
    const { llmsText } = await import('#scripts/llms/llmsText.ts');
    return llmsText();
  };
  return {
    name: 'forecourt:llms',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'llms.txt', source: await write() });
    },
    configureServer(server) {
      server.middlewares.use('/llms.txt', (_request, answer, next) => {
        write().then((text) => {
          answer.setHeader('content-type', 'text/plain; charset=utf-8');
          answer.end(text);
        }, next);
      });
    },
  };
}
