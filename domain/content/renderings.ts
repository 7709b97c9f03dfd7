import { hides, hidingRules, type LayoutTag } from './hidingRules.ts';

/**
 * The layout of a page as the platform stores it, in the field `__Final Renderings`: XML with one `r` element per block, in the
 * order of the page, and no deltas. docs/authoring.md has an example. The format is that of the vendor's layout field.
 */

/** A block on a page. */
export interface PlacedRendering {
  /** GUID of the placement, dashed and in lower case; so are the ids below. */
  readonly uid: string;
  /** Id of the component, as `renderingDefinitions` of the authoring API lists them. */
  readonly renderingId: string;
  /** Id of the item with its fields; empty if it has none. */
  readonly dataSource: string;
  /** The uid of the block in whose placeholder it is; undefined in a placeholder of the page. */
  readonly parent: string | undefined;
  /** Key of the placeholder, as layouts name it: `headless-main`, or in a block `card-list-{*}`. */
  readonly placeholder: string;
  readonly params: Readonly<Record<string, string>>;
  /**
   * Whether editors have hidden it. Visitors don't see it then, and what is in it.
   * @default false
   */
  readonly isHidden?: boolean | undefined;
}

/** The component name that the platform delivers in place of a block that it hides. */
export const hiddenComponentName = 'Hidden Rendering';

/** The default device, the same in every installation. */
const device = '{FE5D7FDF-89C0-4D99-9AA3-B5FBD009C9F3}';

const dynamicEnd = '-{*}';

/** Writes a layout. The parents of all blocks must be among them. */
export function writeRenderings(placed: readonly PlacedRendering[]): string {
  const byUid = new Map(placed.map((each) => [each.uid, each]));
  const elements = placed.map((each) => {
    const attributes = {
      uid: braced(each.uid),
      's:id': braced(each.renderingId),
      's:ds': each.dataSource === '' ? '' : braced(each.dataSource),
      's:par': writeParams(each.params),
      's:ph': placeholderPath(each, byUid),
    };
    const start = `<r${writeAttributes(attributes)}`;
    return each.isHidden ? `${start}>${hidingRules}</r>` : `${start} />`;
  });
  return `<r xmlns:s="s"><d id="${device}">${elements.join('')}</d></r>`;
}

/** The path of a placeholder in the platform's form, such as `/headless-main/card-list-{<uid of the parent>}-0`. */
function placeholderPath(
  { parent, placeholder }: PlacedRendering,
  byUid: ReadonlyMap<string, PlacedRendering>,
): string {
  if (parent === undefined) return `/${placeholder}`;
  const isDynamic = placeholder.endsWith(dynamicEnd);
  const name = isDynamic ? placeholder.slice(0, -dynamicEnd.length) : placeholder;
  const own = `${name}-${braced(parent)}${isDynamic ? '-0' : ''}`;
  const owner = byUid.get(parent);
  return owner ? `${placeholderPath(owner, byUid)}/${own}` : `/${own}`;
}

/** Reads a layout; undefined if it isn't one. Other devices than the default are left out. */
export function parseRenderings(xml: string): readonly PlacedRendering[] | undefined {
  if (xml.trim() === '') return [];
  const tags = readTags(xml);
  if (!tags) return undefined;
  const placed: PlacedRendering[] = [];
  const blocks = blockTags(tags);
  for (const { attributes, rules } of blocks) {
    const each = toPlaced(attributes);
    if (!each) return undefined;
    placed.push(hides(rules) ? { ...each, isHidden: true } : each);
  }
  return placed;
}

interface BlockTag {
  readonly attributes: LayoutTag['attributes'];
  /** The tags of its rules, in order. */
  readonly rules: LayoutTag[];
}

/** The elements of the blocks of the default device. */
function blockTags(tags: readonly LayoutTag[]): readonly BlockTag[] {
  const blocks: BlockTag[] = [];
  let isOpen = false;
  for (const tag of tags) {
    const { name, attributes } = tag;
    if (name === 'd') isOpen = attributes['id']?.toUpperCase() === device;
    if (!isOpen) continue;
    if (name === 'r' && 'uid' in attributes) blocks.push({ attributes, rules: [] });
    else blocks.at(-1)?.rules.push(tag);
  }
  return blocks;
}

/** The opening tags, in order. Undefined if the text is anything but tags and white space. */
function readTags(xml: string): readonly LayoutTag[] | undefined {
  const pattern = /\s*<(\/?)([\w:]+)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*\/?>\s*/y;
  const tags: LayoutTag[] = [];
  while (pattern.lastIndex < xml.length) {
    const found = pattern.exec(xml);
    if (!found) return undefined;
    const [, closing, name = '', written = ''] = found;
    if (closing === '') tags.push({ name, attributes: readAttributes(written) });
  }
  return tags[0]?.name === 'r' ? tags : undefined;
}

function readAttributes(written: string): Readonly<Record<string, string>> {
  const found = written.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g);
  return Object.fromEntries(
    [...found].map(([, name = '', value = '']) => [name, plainText(value)]),
  );
}

function toPlaced(attributes: Readonly<Record<string, string>>): PlacedRendering | undefined {
  const uid = plainGuid(attributes['uid'] ?? '');
  const renderingId = plainGuid(attributes['s:id'] ?? attributes['id'] ?? '');
  const source = attributes['s:ds'] ?? attributes['ds'] ?? '';
  const dataSource = source === '' ? '' : plainGuid(source);
  const path = attributes['s:ph'] ?? attributes['ph'] ?? '';
  const params = readParams(attributes['s:par'] ?? attributes['par'] ?? '');
  const segment = path.slice(path.lastIndexOf('/') + 1);
  if (!uid || !renderingId || dataSource === undefined || segment === '') return undefined;
  return { uid, renderingId, dataSource, ...placeOf(segment), params };
}

function placeOf(segment: string): Pick<PlacedRendering, 'parent' | 'placeholder'> {
  const nested = /^(.+)-(\{[\dA-F-]{36}\})(-\d+)?$/i.exec(segment);
  const [, name = '', id = '', number] = nested ?? [];
  const parent = plainGuid(id);
  if (parent === undefined) return { parent: undefined, placeholder: segment };
  return { parent, placeholder: number === undefined ? name : name + dynamicEnd };
}

function braced(guid: string): string {
  return `{${guid.toUpperCase()}}`;
}

function plainGuid(text: string): string | undefined {
  const plain = text.replace(/^\{(.*)\}$/, '$1').toLowerCase();
  return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(plain) ? plain : undefined;
}

/** Parameters in the form of a query. */
function writeParams(params: PlacedRendering['params']): string {
  return Object.entries(params)
    .map((pair) => pair.map((text) => encodeURIComponent(text.toWellFormed())).join('='))
    .join('&');
}

function readParams(written: string): PlacedRendering['params'] {
  const pairs = written.split('&').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return end === -1
        ? [decode(pair), '']
        : [decode(pair.slice(0, end)), decode(pair.slice(end + 1))];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

const entities = [
  ['&', '&amp;'],
  ['"', '&quot;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
] as const;

function writeAttributes(attributes: LayoutTag['attributes']): string {
  return Object.entries(attributes).map(writeAttribute).join('');
}

function writeAttribute([name, value]: readonly [string, string]): string {
  const escaped = entities.reduce((text, [plain, entity]) => text.replaceAll(plain, entity), value);
  return ` ${name}="${escaped}"`;
}

function plainText(value: string): string {
  return entities.reduceRight(
    (text, [plain, entity]) => text.replaceAll(entity, () => plain),
    value,
  );
}
