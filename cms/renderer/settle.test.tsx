import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, test, vi } from 'vitest';

// Tests run with React's browser build; pages are rendered with the build for server components.
vi.mock('react', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('react/package.json'));
  return import(/* @vite-ignore */ join(folder, 'react.react-server.js'));
});

// On the server a 'use client' component is a reference, which must not be called.
const clientComponent = vi.hoisted(() => () => {
  const called = () => {
    throw new Error('A client component was called on the server.');
  };
  return Object.assign(called, { $$typeof: Symbol.for('react.client.reference') });
});
vi.mock('./SectionBoundary.tsx', () => ({ SectionBoundary: clientComponent() }));
vi.mock('./SectionError.tsx', () => ({ SectionError: clientComponent() }));

// Test files share their modules: here they have to be evaluated again with the mocks, and afterwards
// without them.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { renderSection } = await import('./renderSection.tsx');
const { SectionBoundary } = await import('./SectionBoundary.tsx');
const { SectionError } = await import('./SectionError.tsx');
const { settle } = await import('./settle.ts');

const ClientPart = clientComponent() as (props: {
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}) => ReactNode;

function Broken(): ReactNode {
  throw new Error('no title');
}

function Title({ text }: { readonly text: string }) {
  return <h2>{text}</h2>;
}

function Plain({ children }: { readonly children?: ReactNode }) {
  return children;
}

function Card({ children }: { readonly children: ReactNode }) {
  return (
    <article>
      <Title text="Kombi" />
      {children}
    </article>
  );
}

/** The elements of a settled tree by name; components that are left to React appear as `<Name>`. */
function outline(node: ReactNode): unknown {
  if (Array.isArray(node)) return node.map(outline);
  if (!isValidElement<{ readonly children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return [nameOf(node), ...(children === undefined ? [] : [outline(children)])];
}

function nameOf({ type }: ReactElement): string {
  if (typeof type === 'string') return type;
  if (type === Fragment) return 'Fragment';
  return type === ClientPart ? '<ClientPart>' : '<component>';
}

describe('settle', () => {
  test('runs server components at any depth', () => {
    const settled = settle(
      <Card>
        <Title text="Diesel" />
      </Card>,
    );
    expect(outline(settled)).toEqual([
      'article',
      [
        ['h2', 'Kombi'],
        ['h2', 'Diesel'],
      ],
    ]);
  });

  test.each([
    ['a component', <Broken key="1" />],
    [
      'a child',
      <div key="1">
        <Broken />
      </div>,
    ],
    [
      'a child of a component',
      <Card key="1">
        <Broken />
      </Card>,
    ],
    ['an entry of a list', [<Title key="1" text="Kombi" />, <Broken key="2" />]],
    [
      'a child of a client component',
      <ClientPart key="1">
        <Broken />
      </ClientPart>,
    ],
    ['a prop of a client component', <ClientPart key="1" icon={<Broken />} />],
    ['a list in a prop', <ClientPart key="1" icon={[<Broken key="2" />]} />],
  ])('throws the error of %s immediately', (_what, node) => {
    expect(() => settle(node)).toThrow('no title');
  });

  test('does not run client components', () => {
    const settled = settle(
      <ClientPart>
        <Title text="Kombi" />
      </ClientPart>,
    );
    expect(outline(settled)).toEqual(['<ClientPart>', ['h2', 'Kombi']]);
  });

  test.each([null, undefined, true, 'text', 7])('leaves %j unchanged', (node) => {
    expect(settle(node)).toBe(node);
  });

  test('leaves other props unchanged', () => {
    const choose = () => 'a';
    const settled = settle(<input onChange={choose} style={{ color: 'inherit' }} />);
    expect(settled).toMatchObject({ props: { onChange: choose, style: { color: 'inherit' } } });
  });

  test('keeps the keys of a list without fragments', () => {
    const settled = settle([<Title key="a" text="Kombi" />, <h2 key="b">Diesel</h2>]);
    expect(settled).toMatchObject([
      { key: 'a', type: 'h2' },
      { key: 'b', type: 'h2' },
    ]);
  });

  test.each([
    ['a text', 'Kombi'],
    ['several elements', [<b key="1">Kombi</b>, <b key="2">Diesel</b>]],
    ['an element with a key of its own', <b key="1">Kombi</b>],
  ])('keeps the key of an item that renders %s by a fragment', (_what, children) => {
    const settled = settle([<Plain key="a">{children}</Plain>]);
    expect(settled).toMatchObject([{ key: 'a', type: Fragment, props: { children } }]);
  });

  const bold = createElement('b');
  const nothing = createElement(Plain);
  test.each<[string, readonly ReactNode[], unknown]>([
    ['at the end are left out', [bold, bold, false, undefined, null], [['b'], ['b']]],
    ['before others keep their positions', [undefined, false, bold], [null, null, ['b']]],
    ['and have no others beside them become one', [nothing, false], null],
    ['do not include numbers and texts', [0, ''], [0, '']],
  ])('children that render nothing %s', (_what, children, expected) => {
    const settled = settle(createElement('p', null, ...children));
    expect(outline(settled)).toEqual(['p', expected]);
  });

  test('needs no keys for static children', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const settled = settle(
      <div>
        <Title text="Kombi" />
        <Title text="Diesel" />
      </div>,
    );
    expect(renderToStaticMarkup(settled)).toBe('<div><h2>Kombi</h2><h2>Diesel</h2></div>');
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a section on the server', () => {
  test('is inside the error boundary for the browser', () => {
    const section = renderSection(<Title text="Kombi" />, { name: 'Hero', log: vi.fn() });
    expect(section).toMatchObject({ type: SectionBoundary, props: { name: 'Hero' } });
    expect(outline(section)).toEqual(['<component>', ['h2', 'Kombi']]);
  });

  test('that throws is replaced by the message, and the log names it', () => {
    const log = vi.fn();
    const content = (
      <Card>
        <Broken />
      </Card>
    );
    const section = renderSection(content, { name: 'Hero', log });
    expect(section).toMatchObject({ type: SectionError, props: { name: 'Hero' } });
    expect(log.mock.calls).toEqual([['block Hero failed: no title']]);
  });

  test('that throws does not affect its neighbours', () => {
    const log = vi.fn();
    const page = settle(
      <main>
        {renderSection(<Broken />, { name: 'Hero', log })}
        {renderSection(<Title text="Kombi" />, { name: 'Blurb', log })}
      </main>,
    );
    expect(outline(page)).toEqual(['main', [['<component>'], ['<component>', ['h2', 'Kombi']]]]);
    expect(log).toHaveBeenCalledTimes(1);
  });
});
