import { expect, test } from 'vitest';
import { lateIsland } from './lateIsland.tsx';
import { serverMarkup } from './serverMarkup.ts';

function Greeting({ name }: { readonly name: string }) {
  return <p>Hello {name}</p>;
}

test('is rendered completely on the server, in a boundary that is hydrated apart', async () => {
  const Late = lateIsland(
    () => Promise.resolve(Greeting),
    () => <p>Waiting</p>,
  );
  expect(await serverMarkup(<Late name="you" />)).toBe('<!--&--><p>Hello <!-- -->you</p><!--/&-->');
});
