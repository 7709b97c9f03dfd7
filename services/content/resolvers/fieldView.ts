import { formatDate } from '../dateFormat.ts';
import { fieldJson } from '../fieldJson.ts';
import { formatGuid } from '../guid.ts';
import type { Field, FieldKind, FieldValue, Item } from '../model.ts';
import { linkType, rawValue } from '../rawValue.ts';
import { fieldId, kindOf } from '../store.ts';
import { templateFieldView } from './templateView.ts';
import type { World } from './world.ts';

const typeNames: Readonly<Record<FieldKind, string>> = {
  text: 'TextField',
  richText: 'RichTextField',
  image: 'ImageField',
  link: 'LinkField',
  checkbox: 'CheckboxField',
  date: 'DateField',
  number: 'NumberField',
  integer: 'IntegerField',
  multilist: 'MultilistField',
  lookup: 'LookupField',
};

interface IdArguments {
  format: string;
}

/** The context of a field: the item it belongs to, and how other items are resolved. */
export interface FieldScope {
  item: Item;
  world: World;
  itemView: (item: Item) => object;
}

/** A field of an item in the schema's shape, with the members of its type. */
export function fieldView(field: Field, scope: FieldScope): object {
  const { item, world } = scope;
  const { name, value } = field;
  const template = world.store.template(item.templateName);
  return {
    __typename: typeNames[kindOf(field, template)],
    id: ({ format }: IdArguments) => formatGuid(fieldId(item.templateName, name), format),
    name,
    value: () => rawValue(value),
    jsonValue: () => fieldJson(item, field, world),
    definition: () => templateFieldView(template, name, kindOf(field, template)),
    ...ownMembers(value, scope),
  };
}

function ownMembers(value: FieldValue, scope: FieldScope): object {
  switch (value.kind) {
    case 'text':
    case 'richText':
      return {};
    case 'checkbox':
      return { boolValue: value.checked };
    case 'number':
      return { numberValue: value.number };
    case 'integer':
      return { intValue: value.number };
    case 'date':
      return dateMembers(value.iso, scope.item.language);
    case 'image':
      return imageMembers(value, scope.world);
    case 'link':
      return linkMembers(value, scope);
    case 'lookup':
      return lookupMembers(value.id, scope);
    case 'multilist':
      return multilistMembers(value.ids, scope);
  }
}

interface DateArguments {
  format: string;
  offset: number;
}

function dateMembers(iso: string, language: string): object {
  return {
    dateValue: Date.parse(iso),
    formattedDateValue: ({ format, offset }: DateArguments) => {
      return formatDate(iso, format, offset, language);
    },
  };
}

type ImageValue = Extract<FieldValue, { kind: 'image' }>;

function imageMembers({ src, alt, title, width, height }: ImageValue, { media }: World): object {
  const facts = media(src);
  return { src, alt, title, width, height, ...facts };
}

type LinkValue = Extract<FieldValue, { kind: 'link' }>;

function linkMembers(value: LinkValue, { item, world, itemView }: FieldScope): object {
  const { href, text, target } = value;
  const [beforeAnchor = '', anchor = ''] = href.split('#');
  const [path = '', queryString = ''] = beforeAnchor.split('?');
  const { siteName = '', language } = item;
  return {
    url: href,
    text,
    target,
    linkType: linkType(href),
    anchor,
    queryString,
    className: '',
    targetItem: () => {
      const page = world.store.page(siteName, withoutLanguage(path, language), language);
      return page === undefined || path === '' ? null : itemView(page);
    },
  };
}

function withoutLanguage(path: string, language: string): string {
  const prefix = `/${language}`;
  return path === prefix || path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

function lookupMembers(id: string | undefined, { item, world, itemView }: FieldScope): object {
  const target = id === undefined ? undefined : world.store.item(id, item.language);
  return {
    targetId: ({ format }: IdArguments) => (id === undefined ? null : formatGuid(id, format)),
    targetItem: () => (target === undefined ? null : itemView(target)),
  };
}

function multilistMembers(ids: readonly string[], { item, world, itemView }: FieldScope): object {
  return {
    count: ids.length,
    targetIds: ids.map((id) => formatGuid(id)),
    targetItems: () => {
      const targets = ids.map((id) => world.store.item(id, item.language));
      return targets.filter((target) => target !== undefined).map(itemView);
    },
  };
}
