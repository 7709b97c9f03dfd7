import { formatGuid, guidFrom } from './guid.ts';
import type { FieldValue } from './model.ts';

function attribute(name: string, value: string | number | undefined): string {
  if (value === undefined || value === '') return '';
  const escaped = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return ` ${name}="${escaped.replaceAll('"', '&quot;')}"`;
}

/** The platform's name for the type of a link's target. */
export function linkType(href: string): string {
  if (href.startsWith('mailto:')) return 'mailto';
  if (href.startsWith('tel:')) return 'tel';
  if (href.startsWith('#')) return 'anchor';
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(href)) return 'external';
  return href.startsWith('/-/media/') ? 'media' : 'internal';
}

/** A field's value in the platform's storage format, used for `value` and `rawValue`. */
export function rawValue(value: FieldValue): string {
  switch (value.kind) {
    case 'text':
      return value.text;
    case 'richText':
      return value.html;
    case 'image': {
      const media = `{${guidFrom('media', value.src).toUpperCase()}}`;
      const size = attribute('width', value.width) + attribute('height', value.height);
      const src = attribute('src', value.src);
      return `<image${attribute('mediaid', media)}${src}${attribute('alt', value.alt)}${size} />`;
    }
    case 'link': {
      const { href, text, target, title } = value;
      const rest = attribute('target', target) + attribute('title', title);
      const type = attribute('linktype', linkType(href));
      return `<link${attribute('text', text)}${type}${attribute('url', href)}${rest} />`;
    }
    case 'checkbox':
      return value.checked ? '1' : '';
    case 'date':
      return value.iso.replace(/[-:]|\.\d+/g, '');
    case 'number':
    case 'integer':
      return String(value.number);
    case 'multilist':
      return value.ids.map((id) => formatGuid(id, 'B')).join('|');
    case 'lookup':
      return value.id === undefined ? '' : formatGuid(value.id, 'B');
  }
}
