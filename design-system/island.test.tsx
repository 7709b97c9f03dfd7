import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { island, loadIslands, optionalIsland } from './island.tsx';

interface GreetingProps {
  readonly name: string;
}

function Greeting({ name }: GreetingProps) {
  return <p>Hello {name}</p>;
}

async function html(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node);
  return new Response(prelude).text();
}

test('is rendered completely on the server, without the fallback', async () => {
  const Later = island<GreetingProps>(
    () => Promise.resolve(Greeting),
    () => <p>Waiting</p>,
  );
  expect(await html(<Later name="you" />)).toBe('<p>Hello <!-- -->you</p>');
});

test('loads its code only once for several instances', async () => {
  let loads = 0;
  const Later = island<GreetingProps>(async () => {
    loads += 1;
    return Greeting;
  });
  await html(<Later name="you" />);
  await loadIslands();
  await html(
    <div>
      <Later name="you" />
      <Later name="all" />
    </div>,
  );
  expect(loads).toBe(1);
});

test('retries after its code failed to load', async () => {
  let loads = 0;
  const Later = island<GreetingProps>(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return Greeting;
  });
  await expect(loadIslands()).rejects.toThrow('offline');
  expect(await html(<Later name="you" />)).toContain('Hello');
});

test('that is optional is replaced by another component if its code can’t be loaded', async () => {
  const offline = () => Promise.reject<typeof Greeting>(new Error('offline'));
  const Bye = optionalIsland<GreetingProps>(offline, ({ name }) => <p>Bye {name}</p>);
  const Silent = optionalIsland<GreetingProps>(offline);
  expect(await html(<Bye name="you" />)).toBe('<p>Bye <!-- -->you</p>');
  expect(await html(<Silent name="you" />)).toBe('');
});
