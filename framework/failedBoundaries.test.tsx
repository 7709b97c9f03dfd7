import { text } from 'node:stream/consumers';
import { type ReactNode, Suspense, use } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { failedBoundaries, failureMark } from './failedBoundaries.ts';

function Boundary({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return <Suspense fallback={<template {...failureMark(id)} />}>{children}</Suspense>;
}

function Broken(): ReactNode {
  throw new Error('no title');
}

function Late({
  after,
  children,
}: {
  readonly after: Promise<void>;
  readonly children: ReactNode;
}) {
  use(after);
  return children;
}

/** The document of React's own renderer. `whenSent` is called when its first part was rendered. */
async function render(content: ReactNode, whenSent = () => {}): Promise<string> {
  const stream = await renderToReadableStream(<main>{content}</main>, {
    onError: (error) => (error instanceof Error ? `digest of ${error.message}` : undefined),
  });
  whenSent();
  return text(stream);
}

const failure = { digest: 'digest of no title' };

test('a boundary that failed is named with the digest of its error', async () => {
  const html = await render(
    <>
      <Boundary id="a">Fine</Boundary>
      <Boundary id="b">
        <Broken />
      </Boundary>
    </>,
  );
  expect(failedBoundaries(html)).toEqual([{ id: 'b', ...failure }]);
});

test('of nested boundaries the innermost is named', async () => {
  const html = await render(
    <Boundary id="outer">
      <Boundary id="inner">
        <Broken />
      </Boundary>
    </Boundary>,
  );
  expect(failedBoundaries(html)).toEqual([{ id: 'inner', ...failure }]);
});

test('a boundary that failed after it was sent is named', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const html = await render(
    <>
      <Boundary id="a">
        <Late after={promise}>Fine</Late>
      </Boundary>
      <Boundary id="b">
        <Late after={promise}>
          <Broken />
        </Late>
      </Boundary>
    </>,
    resolve,
  );
  expect(html).toContain('Fine');
  expect(failedBoundaries(html)).toEqual([{ id: 'b', ...failure }]);
});

test('content can’t name a boundary', async () => {
  const words = '<!--$!--><template></template><template data-failed-section="a"></template>';
  expect(failedBoundaries(await render(words))).toEqual([]);
});
