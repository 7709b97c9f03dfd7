import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { lateIsland } from './lateIsland.tsx';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

test('is rendered completely on the server, in a boundary that is hydrated apart', async () => {
  const Late = lateIsland(
    () => Promise.resolve(Greeting),
    () => <p>Waiting</p>,
  );
  const { prelude } = await prerender(<Late name="you" />);
  expect(await new Response(prelude).text()).toBe('<!--&--><p>Hello <!-- -->you</p><!--/&-->');
});
