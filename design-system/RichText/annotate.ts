/** The texts added to sanitised HTML, in the language of the page. */
export interface RichTextLabels {
  /** Appended to links that open a new tab for screen readers, such as "opens in a new tab". */
  readonly newTabLabel: string;
  /** The accessible name of the scrollable region of a table without a caption, such as "Table". */
  readonly tableLabel: string;
}

/**
 * Adds what editors cannot provide: a note in links that open a new tab, and a scrollable,
 * focusable region around tables.
 *
 * Accepts only sanitised HTML, in which every angle bracket belongs to a tag and every tag is
 * closed.
 */
export function annotate(html: string, { newTabLabel, tableLabel }: RichTextLabels): string {
  return wrapTables(noteNewTabs(html, newTabLabel), tableLabel);
}

function noteNewTabs(html: string, label: string): string {
  const note = `<span data-part="new-tab"> (${escapeHtml(label)})</span>`;
  return html.replace(/<a [^>]*target="_blank"[^>]*>.*?(?=<\/a>)/gs, (link) => link + note);
}

/** Wraps only outer tables: nested tables scroll with them. */
function wrapTables(html: string, label: string): string {
  let depth = 0;
  let count = 0;
  return html.replace(/<table[^>]*>|<\/table>/g, (tag, at: number) => {
    if (tag === '</table>') {
      depth -= 1;
      return depth === 0 ? `${tag}</div>` : tag;
    }
    depth += 1;
    if (depth > 1) return tag;
    count += 1;
    const name = captionAt(html, at) ?? escapeHtml(numbered(label, count));
    return `<div data-part="table" role="region" aria-label="${name}" tabindex="0">${tag}`;
  });
}

/** Landmark regions need unique names, so that screen readers can list them. */
function numbered(label: string, count: number): string {
  return count === 1 ? label : `${label} ${count}`;
}

/** The text of the table's caption, which is the first child in HTML. */
function captionAt(html: string, table: number): string | undefined {
  const caption = /^<table[^>]*>\s*<caption[^>]*>(.*?)<\/caption>/s.exec(html.slice(table))?.[1];
  return (
    caption
      ?.replace(/<[^>]*>/g, '')
      .replaceAll('"', '&quot;')
      .trim() || undefined
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
