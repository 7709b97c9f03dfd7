import { fc, test as property } from '@fast-check/vitest';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { leaveServed, markServed } from './leaveServed.ts';
import { isElement, isHost } from './payloadModel.ts';
import { changeRows } from './payloadRows.ts';

const component = '5:I["id",["$2"],"ServedElement"]\n';

/** The content and the data of a document after elements are left. */
function leave(content: string, data: string) {
  let marked = content;
  const stream = changeRows(Buffer.from(data), (rows) => {
    const left = leaveServed(rows, content);
    marked = markServed(content, left.tags);
    return left.rows;
  });
  return { html: marked, rows: stream.toString() };
}

const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;

const list = ['$', 'ul', 'a', { className: 'list', children: [item('One'), item('Two')] }];
const listHtml = '<ul class="list"><li>One</li><li>Two</li></ul>';

function item(text: string) {
  return ['$', 'li', text, { children: text }];
}

const page = (children: unknown) => component + row('0', ['$', 'main', null, { children }]);

test('an element whose content is HTML is left, with its attributes and its key', () => {
  const { html, rows } = leave(`<main>${listHtml}</main>`, page(list));
  expect(html).toBe('<main><ul data-served="" class="list"><li>One</li><li>Two</li></ul></main>');
  expect(rows).toBe(page(['$', '$L5', 'a', { as: 'ul', at: 0, className: 'list' }]));
});

test('elements are numbered by their order in the document', () => {
  const other = ['$', 'ol', null, { children: [item('Three'), item('Four')] }];
  const otherHtml = '<ol><li>Three</li><li>Four</li></ol>';
  // The properties of a component have no order.
  const frame = ['$', '$L6', null, { after: list, before: other }];
  const { rows } = leave(`<main>${otherHtml}<b>5</b>${listHtml}</main>`, page(frame));
  expect(rows).toContain('"before":["$","$L5",null,{"as":"ol","at":0}]');
  expect(rows).toContain('"after":["$","$L5","a",{"as":"ul","at":1,"className":"list"}]');
});

describe('an element stays', () => {
  test.each([
    ['whose content isn’t in the document', list, '<ul class="list"><li>One</li></ul>'],
    ['with another text', list, listHtml.replace('Two', 'Three')],
    ['with another element', list, listHtml.replaceAll('li', 'dt')],
    ['with more in the document', list, listHtml.replace('</ul>', '<li>Three</li></ul>')],
    ['with few elements', ['$', 'p', null, { children: item('One') }], '<p><li>One</li></p>'],
    ['with few in a list', ['$', 'p', null, { children: [item('One')] }], '<p><li>One</li></p>'],
    [
      'with another element whose name begins as its own',
      ['$', 'ul', null, { children: [item('One'), item('Two'), ['$', 'b', null, {}]] }],
      '<ul><li>One</li><li>Two</li><br/></ul>',
    ],
    [
      'with a component',
      ['$', 'ul', null, { children: [item('One'), item('Two'), ['$', '$L6', null, {}]] }],
      '<ul><li>One</li><li>Two</li></ul>',
    ],
    [
      'with a handler',
      ['$', 'ul', null, { onClick: '$F6', children: [item('One'), item('Two')] }],
      '<ul><li>One</li><li>Two</li></ul>',
    ],
    [
      'with what React puts into the head',
      ['$', 'ul', null, { children: [item('One'), item('Two'), ['$', 'title', null, {}]] }],
      '<ul><li>One</li><li>Two</li></ul>',
    ],
    [
      'with a field, whose changes React reports to components around it',
      ['$', 'ul', null, { children: [item('One'), item('Two'), ['$', 'input', null, {}]] }],
      '<ul><li>One</li><li>Two</li><input/></ul>',
    ],
    [
      'with what isn’t known',
      ['$', 'ul', null, { children: [item('One'), item('Two'), '$L7'] }],
      '<ul><li>One</li><li>Two</li></ul>',
    ],
  ])('%s', (_what, element, html) => {
    expect(leave(html, page(element))).toEqual({ html, rows: page(element) });
  });

  test('to a part of which others refer', () => {
    const data =
      page(list) + row('8', ['$', '$L6', null, { item: '$0:props:children:props:children:1' }]);
    expect(leave(listHtml, data)).toEqual({ html: listHtml, rows: data });
  });

  test('to which others refer as an entry of a list', () => {
    const data = page('$8') + row('8', [list]) + row('9', ['$', '$L6', null, { item: '$8:0' }]);
    expect(leave(listHtml, data)).toEqual({ html: listHtml, rows: data });
  });

  test('in a document whose data doesn’t name the component', () => {
    const data = page(list).replace('ServedElement', 'Other');
    expect(leave(listHtml, data)).toEqual({ html: listHtml, rows: data });
  });
});

test('rows that only the element needs are left out', () => {
  const html = '<ul><li>One</li>Text<li>Two</li></ul>';
  const element = ['$', 'ul', null, { children: ['$La7', '$a8', '$La9'] }];
  const others = `${row('a7', item('One'))}a8:T4,Text${row('a9', item('Two'))}`;
  const { rows } = leave(html, page([element, ['$', '$L6', null, { item: '$a9' }]]) + others);
  const left = [
    ['$', '$L5', null, { as: 'ul', at: 0 }],
    ['$', '$L6', null, { item: '$a9' }],
  ];
  expect(rows).toBe(page(left) + row('a9', item('Two')));
});

test('rows to which nothing refers stay', () => {
  const hint = ':HL["/a.css","style"]\n';
  const { rows } = leave(listHtml, hint + page(list) + row('9', 'a'));
  expect(rows).toBe(
    hint + page(['$', '$L5', 'a', { as: 'ul', at: 0, className: 'list' }]) + row('9', 'a'),
  );
});

test('the root stays, whatever a text looks like', () => {
  const { rows } = leave(listHtml, page([list, ['$', '$L6', null, { number: '$n0' }]]));
  expect(rows).toContain('\n0:["$","main"');
});

test('the name of a component may be a row', () => {
  const named = page(list).replace('"ServedElement"', '"$6"');
  expect(leave(listHtml, row('6', 'ServedElement') + named).html).toContain('data-served');
});

test('the same content twice is found for each', () => {
  const { html, rows } = leave(listHtml + listHtml, page([list, list]));
  expect(html).toBe(listHtml.repeat(2).replaceAll('<ul', '<ul data-served=""'));
  expect(rows).toContain('"at":0');
  expect(rows).toContain('"at":1');
});

/** A tree as React gets it, and as the framework's data have it. */
interface Tree {
  readonly node: ReactNode;
  readonly data: unknown;
}

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }).filter((each) => !/[\r\0\ud800-\udfff]/.test(each)),
  fc.constantFrom('<b>', '&amp;', '"', "'", '$1', '', 'å '),
);

/** No class of the site begins like a reference of the framework's data. */
const className = text.filter((each) => !each.startsWith('$'));

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    text.map((node) => ({ node, data: node.startsWith('$') ? `$${node}` : node })),
    fc.constantFrom<Tree>({ node: null, data: null }, { node: 7, data: 7 }),
    fc.record({ children: fc.array(tie('tree'), { maxLength: 4 }) }).map(({ children }) => ({
      node: createElement(Fragment, null, ...children.map(({ node }) => node)),
      data: ['$', '$1', null, { children: children.map(({ data }) => data) }],
    })),
    fc
      .record({
        name: fc.constantFrom('div', 'p', 'span', 'svg', 'br'),
        className: fc.option(className, { nil: undefined }),
        children: fc.array(tie('tree'), { maxLength: 4 }),
      })
      .map(({ name, className, children }) => {
        const attributes: { className?: string } = className === undefined ? {} : { className };
        const given = name === 'br' ? [] : children;
        const data = given.length === 0 ? {} : { children: given.map((each) => each.data) };
        return {
          node: createElement(name, attributes, ...given.map(({ node }) => node)),
          data: ['$', name, null, { ...attributes, ...data }],
        };
      }),
  ),
}));

/** The names of the outermost elements with more than two elements in them, in the order of the document. */
function largeIn(data: unknown): readonly unknown[] {
  if (!isElement(data)) return Array.isArray(data) ? data.flatMap(largeIn) : [];
  const [, name, , { children }] = data;
  if (isHost(data)) return countIn(data) > 2 ? [name] : [];
  return largeIn(children);
}

function countIn(data: unknown): number {
  return JSON.stringify(data).match(/\["\$","[a-z]/g)?.length ?? 0;
}

property.prop([fc.array(tree, { minLength: 1, maxLength: 5 })])(
  'what is left is in the document as React renders it, and the rest stays',
  (trees) => {
    const content = renderToString(createElement('main', null, ...trees.map(({ node }) => node)));
    const head = row('1', '$Sreact.fragment') + component;
    const data = head + row('0', ['$', 'main', null, { children: trees.map((each) => each.data) }]);
    const { html, rows } = leave(content, data);
    expect(html.replaceAll(' data-served=""', '')).toBe(content);
    const marks = [...html.matchAll(/<(\w+) data-served=""/g)];
    expect(marks.map(([, name]) => name)).toEqual(trees.flatMap((each) => largeIn(each.data)));
    for (const [, at] of rows.matchAll(/"as":"\w+","at":(\d+)/g)) {
      expect(Number(at)).toBeLessThan(marks.length);
    }
    for (const [number, [, name]] of marks.entries()) {
      expect(rows).toContain(`"as":"${name}","at":${number}`);
    }
  },
);
