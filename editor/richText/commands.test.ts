import type { Node } from 'prosemirror-model';
import { type Command, EditorState, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { inSequence, insertTable, lineToParagraph, toggleHeading, toggleList } from './commands.ts';
import { editorPlugins } from './editorPlugins.ts';
import { readHtml } from './html/readHtml.ts';
import { writeHtml } from './html/writeHtml.ts';
import { linkAt, removeLink, setLink } from './links.ts';
import { richTextSchema } from './schema.ts';

const { nodes } = richTextSchema;

/** A text in which a word is selected. */
function stateOf(html: string, selected: string): EditorState {
  const { doc } = readHtml(html, 'stored');
  const from = placeOf(doc, selected);
  const selection = TextSelection.create(doc, from, from + selected.length);
  return EditorState.create({ doc, selection });
}

function placeOf(doc: Node, text: string): number {
  let place = 0;
  doc.descendants((node, at) => {
    const inside = node.text?.indexOf(text) ?? -1;
    if (inside >= 0) place = at + inside;
  });
  return place;
}

/** The text after a command. */
function changed(command: Command, html: string, selected: string): string {
  let state = stateOf(html, selected);
  command(state, (tr) => {
    state = state.apply(tr);
  });
  return writeHtml(state.doc);
}

const bullets = toggleList(nodes.bullet_list);
const numbers = toggleList(nodes.ordered_list);

describe('commands', () => {
  test.each([
    ['a heading', toggleHeading(3), '<p>One</p>', '<h3>One</h3>'],
    ['another level', toggleHeading(3), '<h2>One</h2>', '<h3>One</h3>'],
    ['no heading', toggleHeading(3), '<h3>One</h3>', '<p>One</p>'],
    ['a list', bullets, '<p>One</p>', '<ul><li>One</li></ul>'],
    ['no list', bullets, '<ul><li>One</li></ul>', '<p>One</p>'],
    ['another list', numbers, '<ul><li>One</li></ul>', '<ol><li>One</li></ol>'],
    [
      'a table',
      insertTable,
      '<p>One</p>',
      '<p>One</p><table><thead><tr><th></th><th></th></tr></thead><tbody><tr><td></td><td></td></tr></tbody></table>',
    ],
    ['no table in a table', insertTable, '<table><tr><td>One</td></tr></table>', undefined],
  ])('make %s', (_what, command, html, expected) => {
    expect(changed(command, html, 'One')).toBe(expected ?? html);
  });

  test('take the middle entry out of a list', () => {
    const html = '<ul><li>One</li><li>Two</li><li>Three</li></ul>';
    expect(changed(bullets, html, 'Two')).toBe(
      '<ul><li>One</li></ul><p>Two</p><ul><li>Three</li></ul>',
    );
  });

  test('in sequence are one change, which needs the first', () => {
    let changes = 0;
    const state = stateOf('<ul><li>One</li></ul>', 'One');
    inSequence(
      bullets,
      lineToParagraph,
      toggleHeading(2),
    )(state, (tr) => {
      changes += 1;
      expect(writeHtml(tr.doc)).toBe('<h2>One</h2>');
    });
    expect(changes).toBe(1);
    expect(inSequence(() => false, toggleHeading(2))(state)).toBe(false);
  });

  test('a text that cannot be typed is made by no plugin', () => {
    const plugins = editorPlugins({ openLink: () => undefined, focusToolbar: () => undefined });
    const state = stateOf('<p>One</p>', 'One').reconfigure({ plugins });
    const next = state.apply(state.tr.insertText('Two'));
    expect(writeHtml(next.doc)).toBe('<p>Two</p>');
  });
});

describe('links', () => {
  const html = '<p>To <a href="/kop">buy <strong>cars</strong></a> now</p>';

  test('the whole link is found from a place in it', () => {
    expect(linkAt(stateOf(html, 'ars'))).toMatchObject({
      href: '/kop',
      text: 'buy cars',
      newTab: false,
    });
    expect(linkAt(stateOf(html, 'now'))).toMatchObject({ href: '', text: 'now' });
  });

  test('a link gets another address and keeps its formatting', () => {
    const state = stateOf(html, 'buy');
    const range = linkAt(state);
    const tr = setLink(state, range, { href: '/sell', text: range.text, newTab: true });
    expect(writeHtml(tr.doc)).toBe(
      '<p>To <a href="/sell" target="_blank">buy <strong>cars</strong></a> now</p>',
    );
  });

  test('a link gets another text; without one, its address', () => {
    const state = stateOf(html, 'buy');
    const range = linkAt(state);
    expect(
      writeHtml(setLink(state, range, { href: '/kop', text: 'Cars', newTab: false }).doc),
    ).toBe('<p>To <a href="/kop">Cars</a> now</p>');
    const here = stateOf(html, 'To');
    const empty = { ...linkAt(here), to: linkAt(here).from, text: '' };
    const bare = setLink(here, empty, { href: '/a', text: ' ', newTab: false });
    expect(writeHtml(bare.doc)).toContain('<p><a href="/a">/a</a>To ');
  });

  test('a link is removed, and its text stays', () => {
    const state = stateOf(html, 'buy');
    expect(writeHtml(removeLink(state, linkAt(state)).doc)).toBe(
      '<p>To buy <strong>cars</strong> now</p>',
    );
  });
});
