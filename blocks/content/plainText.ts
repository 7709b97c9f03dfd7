import { sanitizeRichText } from '#design-system/RichText/sanitize.ts';

/** Ends of what stands on lines of its own; between them the words must not run together. */
const lineEnds = /<\/(?:p|div|blockquote|li|d[dt]|h[234]|t[hdr]|caption)>|<[bh]r\b[^>]*>/g;

const characters: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
};

/** The words of an editor's HTML, as a visitor reads them; empty where it shows none. */
export function plainText(html: string): string {
  // Sanitised, every `<` belongs to a tag and only these four characters are escaped.
  return sanitizeRichText(html)
    .replace(lineEnds, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (escaped) => characters[escaped] ?? escaped)
    .replace(/\s+/g, ' ')
    .trim();
}
