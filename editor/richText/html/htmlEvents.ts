import type { NodeType } from 'prosemirror-model';
import { safeHref } from '#domain/content/href.ts';
import { richTextSchema } from '../schema.ts';
import {
  containerTags,
  framingTags,
  headingTags,
  isShownAttribute,
  isShownElement,
  keptNames,
  markTags,
  sectionTags,
} from './elements.ts';
import { htmlAttribute } from './escapeHtml.ts';
import { newFrame } from './frames.ts';
import {
  addInline,
  beforeBlock,
  closeFrame,
  type HtmlAttributes,
  type HtmlState,
  lastFrame,
} from './htmlState.ts';
import { isPlainStyle, styledMarks } from './styledMarks.ts';
import { entryLevel, isCountingSign, isEntrySign } from './wordLists.ts';

/** Elements that are deeper than this are read as if they weren't there, as by the site's sanitiser. */
const maxDepth = 30;

const { nodes, marks } = richTextSchema;

/** The elements that an element has to be in, by tag. Outside them, it is read as if it weren't there. */
const parentTypes: Readonly<Record<string, readonly NodeType[]>> = {
  li: [nodes.bullet_list, nodes.ordered_list],
  dt: [nodes.definitions],
  dd: [nodes.definitions],
  tr: [nodes.table],
  td: [nodes.table_row, nodes.table],
  th: [nodes.table_row, nodes.table],
};

/** Takes the start of an element. */
export function openElement(state: HtmlState, tag: string, attributes: HtmlAttributes): void {
  if (state.origin === 'stored') noteDropped(state, tag, attributes);
  if (sectionTags.has(tag)) state.section = tag;
  else if (tag === 'caption') state.caption = '';
  else if (tag === 'br') addInline(state, nodes.hard_break.create(kept(state, tag, attributes)));
  else if (tag === 'hr') addRule(state, attributes);
  else if (tag === 'p' || tag in headingTags) openText(state, tag, attributes);
  else if (tag in containerTags) openContainer(state, tag, attributes);
  else openMarks(state, tag, attributes);
}

/** Takes the end of an element: those that are still open in it end as well. */
export function closeElement(state: HtmlState, tag: string): void {
  if (sectionTags.has(tag)) state.section = '';
  if (tag === 'caption') setCaption(state);
  const mark = state.openMarks.findLastIndex((open) => open.tag === tag);
  if (mark !== -1) state.openMarks.splice(mark, 1);
  if (state.sign !== undefined && tag === 'span') endSign(state);
  const frame = state.frames.findLastIndex((open) => open.tag === tag);
  if (frame > 0) while (state.frames.length > frame) closeFrame(state);
}

/** Takes text. Browsers show white space in a row as one blank. */
export function addText(state: HtmlState, written: string): void {
  const text = written
    .toWellFormed()
    .replaceAll(/[ \t\n\r\f]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '');
  if (state.caption !== undefined) state.caption += text;
  else if (state.sign !== undefined) state.sign += text;
  else {
    const before = lastFrame(state).texts.at(-1);
    const followsBlank = !before?.isText || before.text?.endsWith(' ');
    const shown = followsBlank ? text.replace(/^ /, '') : text;
    if (shown !== '') addInline(state, richTextSchema.text(shown));
  }
}

function addRule(state: HtmlState, attributes: HtmlAttributes): void {
  beforeBlock(state);
  lastFrame(state).blocks.push(nodes.rule.create(kept(state, 'hr', attributes)));
}

function openText(state: HtmlState, tag: string, attributes: HtmlAttributes): void {
  beforeBlock(state);
  if (state.frames.length > maxDepth) return;
  const level = headingTags[tag];
  const type = level === undefined ? 'paragraph' : 'heading';
  const frame = newFrame(tag, type, { ...kept(state, tag, attributes), ...(level && { level }) });
  const entry = state.origin === 'pasted' ? entryLevel(attributes['style'] ?? '') : undefined;
  state.frames.push(
    entry === undefined ? frame : { ...frame, entry: { level: entry, isOrdered: false } },
  );
}

function openContainer(state: HtmlState, tag: string, attributes: HtmlAttributes): void {
  beforeBlock(state);
  const parents = parentTypes[tag];
  const isStray = parents !== undefined && !parents.includes(lastFrame(state).type);
  // Pasted divisions only lay out.
  const isLayout = state.origin === 'pasted' && tag === 'div';
  if (isStray || isLayout || state.frames.length > maxDepth) return;
  const span = (name: string) =>
    Math.min(Math.max(Number.parseInt(attributes[name] ?? '', 10) || 1, 1), 100);
  const isCell = tag === 'td' || tag === 'th';
  const own = {
    ...(isCell && { colspan: span('colspan'), rowspan: span('rowspan') }),
    ...(tag === 'tr' && { section: state.section }),
  };
  const type = containerTags[tag] ?? 'division';
  state.frames.push(newFrame(tag, type, { ...kept(state, tag, attributes), ...own }));
}

function openMarks(state: HtmlState, tag: string, attributes: HtmlAttributes): void {
  if (state.openMarks.length > maxDepth) return;
  const { style = '' } = attributes;
  if (state.origin === 'pasted' && isEntrySign(style)) state.sign = '';
  const styled = state.origin === 'pasted' ? styledMarks(style) : [];
  const own =
    state.origin === 'pasted' && isPlainStyle(style) ? [] : ownMarks(state, tag, attributes);
  state.openMarks.push({ tag, marks: [...own, ...styled] });
}

function ownMarks(state: HtmlState, tag: string, attributes: HtmlAttributes) {
  const attrs = kept(state, tag, attributes);
  const name = markTags[tag];
  const type = name === undefined ? undefined : marks[name];
  const href = tag === 'a' ? (safeHref(attributes['href'] ?? '') ?? '') : '';
  const target = attributes['target'] === '_blank' ? '_blank' : '';
  if (href !== '') return [marks.link.create({ ...attrs, href, target })];
  // A span without attributes says nothing, and a link that leads nowhere is one.
  if (type !== marks.link && type !== marks.span) return type ? [type.create(attrs)] : [];
  return attrs.kept === '' ? [] : [marks.span.create(attrs)];
}

/** The sign before an entry of a list says whether the list counts. */
function endSign(state: HtmlState): void {
  const frame = lastFrame(state);
  const isOrdered = isCountingSign(state.sign ?? '');
  state.sign = undefined;
  if (!frame.entry) return;
  state.frames.splice(-1, 1, { ...frame, entry: { ...frame.entry, isOrdered } });
}

function setCaption(state: HtmlState): void {
  const table = state.frames.findLastIndex(({ type }) => type === nodes.table);
  const frame = state.frames[table];
  const caption = (state.caption ?? '').trim();
  state.caption = undefined;
  if (frame) state.frames.splice(table, 1, { ...frame, attrs: { ...frame.attrs, caption } });
}

function kept(
  state: HtmlState,
  tag: string,
  attributes: HtmlAttributes,
): { readonly kept: string } {
  if (state.origin === 'pasted') return { kept: '' };
  const written = keptNames(tag).flatMap((name) => {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    return value === undefined ? [] : [htmlAttribute(name, value)];
  });
  return { kept: written.join('') };
}

function noteDropped({ dropped }: HtmlState, tag: string, attributes: HtmlAttributes): void {
  if (!isShownElement(tag) && !framingTags.has(tag)) dropped.add(`<${tag}>`);
  for (const name of Object.keys(attributes))
    if (isShownElement(tag) && !isShownAttribute(tag, name)) dropped.add(name);
}
