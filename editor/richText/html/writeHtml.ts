import type { Mark, Node } from 'prosemirror-model';
import { htmlAttribute, htmlOfText } from './escapeHtml.ts';

/** Writes a formatted text as HTML. Empty paragraphs and headings, which the site drops, are left out. */
export function writeHtml(doc: Node): string {
  return childrenOf(doc).join('');
}

/** The blocks in an element. A text without a paragraph gets one if it stands beside another. */
function childrenOf(parent: Node): readonly string[] {
  const blocks = parent.children.filter((block) => !isEmptyText(block));
  return blocks.map((block, index) => {
    const isBeside = [blocks[index - 1], blocks[index + 1]].some(
      (other) => other?.type.name === 'line',
    );
    return block.type.name === 'line' && isBeside ? `<p>${inlineOf(block)}</p>` : blockOf(block);
  });
}

function isEmptyText(block: Node): boolean {
  return block.isTextblock && block.textContent.trim() === '';
}

const plainTags: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  division: 'div',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
  definitions: 'dl',
  term: 'dt',
  definition: 'dd',
  table_cell: 'td',
  table_header: 'th',
};

function blockOf(block: Node): string {
  const kept = textAttr(block, 'kept');
  switch (block.type.name) {
    case 'line':
      return inlineOf(block);
    case 'rule':
      return `<hr${kept}>`;
    case 'heading': {
      const tag = `h${Number(block.attrs['level'])}`;
      return `<${tag}${kept}>${inlineOf(block)}</${tag}>`;
    }
    case 'table':
      return `<table${kept}>${captionOf(block)}${rowsOf(block)}</table>`;
    default: {
      const tag = plainTags[block.type.name] ?? 'div';
      const inner = block.isTextblock ? inlineOf(block) : childrenOf(block).join('');
      const isNothing = inner === '' && !['li', 'td', 'th'].includes(tag);
      return isNothing ? '' : `<${tag}${kept}${spans(block)}>${inner}</${tag}>`;
    }
  }
}

function textAttr(node: Node, name: string): string {
  return String(node.attrs[name] ?? '');
}

function spans({ attrs }: Node): string {
  return ['colspan', 'rowspan']
    .map((name) => (Number(attrs[name] ?? 1) > 1 ? htmlAttribute(name, String(attrs[name])) : ''))
    .join('');
}

function captionOf(table: Node): string {
  const caption = textAttr(table, 'caption');
  return caption === '' ? '' : `<caption>${htmlOfText(caption)}</caption>`;
}

/** Rows of the same part that follow each other are in one element. */
function rowsOf(table: Node): string {
  return table.children
    .map((row, index) => {
      const section = textAttr(row, 'section');
      const before = sectionAt(table, index - 1);
      const after = sectionAt(table, index + 1);
      const written = `<tr${textAttr(row, 'kept')}>${childrenOf(row).join('')}</tr>`;
      if (section === '') return written;
      const start = section === before ? '' : `<${section}>`;
      return `${start}${written}${section === after ? '' : `</${section}>`}`;
    })
    .join('');
}

function sectionAt(table: Node, index: number): string | undefined {
  const row = table.maybeChild(index);
  return row ? textAttr(row, 'section') : undefined;
}

/** The texts of a block. Marks that neighbours share are written once around them. */
function inlineOf(block: Node): string {
  let open: readonly Mark[] = [];
  let html = '';
  for (const child of block.children) {
    const shared = sharedMarks(open, child.marks);
    html += closing(open.slice(shared)) + child.marks.slice(shared).map(openingTag).join('');
    html += child.isText ? htmlOfText(child.text ?? '') : `<br${textAttr(child, 'kept')}>`;
    open = child.marks;
  }
  return html + closing(open);
}

function sharedMarks(open: readonly Mark[], next: readonly Mark[]): number {
  const differs = open.findIndex((mark, index) => !next[index]?.eq(mark));
  return differs === -1 ? Math.min(open.length, next.length) : differs;
}

function closing(marks: readonly Mark[]): string {
  return marks
    .toReversed()
    .map((mark) => `</${markTag(mark)}>`)
    .join('');
}

function markTag({ type }: Mark): string {
  return type.name === 'link' ? 'a' : type.name;
}

function openingTag(mark: Mark): string {
  const { href = '', target = '', kept = '' } = mark.attrs;
  const own =
    mark.type.name === 'link'
      ? ['href', 'target'].map((name) => {
          const value = String(name === 'href' ? href : target);
          return value === '' ? '' : htmlAttribute(name, value);
        })
      : [];
  return `<${markTag(mark)}${own.join('')}${String(kept)}>`;
}
