import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// Preloaded by a site of its own: makes the client component of all carousels throw while a page is rendered on the
// server. The code of browsers is another file.
registerHooks({
  load: (url, context, nextLoad) => {
    if (!/\/server\/chunks\/ssr\/[^/]*CarouselBody[^/]*\.js$/.test(url))
      return nextLoad(url, context);
    const source = readFileSync(fileURLToPath(url), 'utf8');
    const broken = source.replaceAll(
      '"aria-roledescription":"carousel"',
      '"aria-roledescription":(()=>{throw new Error("planted")})()',
    );
    if (broken === source) throw new Error('The carousel has no such attribute any more.');
    return { format: 'commonjs', source: broken, shortCircuit: true };
  },
});
