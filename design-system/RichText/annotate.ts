/** What is added to sanitised HTML, in words of the page's language. */
export interface RichTextLabels {
  /** Read out after links that open a new tab, such as "opens in a new tab". */
  newTabLabel: string;
  /** Names the regions that tables without a caption scroll in, such as "Table". */
  tableLabel: string;
}

/**
 * Adds what editors cannot be asked for: a note at links that open a new tab, and around tables a
 * region that scrolls and can be reached by keyboard.
 *
 * Takes sanitised HTML only: there every bracket is a tag's, and every tag is closed.
 */
export function annotate(html: string, { newTabLabel, tableLabel }: RichTextLabels): string {
  return wrapTables(noteNewTabs(html, newTabLabel), tableLabel);
}

function noteNewTabs(html: string, label: string): string {
  const note = `<span data-part="new-tab"> (${escapeHtml(label)})</span>`;
  return html.replace(/<a [^>]*target="_blank"[^>]*>.*?(?=<\/a>)/gs, (link) => link + note);
}

/** Only outer tables: what is nested scrolls along. */
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

/** Regions of one page need names of their own, so that a list of them makes sense. */
function numbered(label: string, count: number): string {
  return count === 1 ? label : `${label} ${count}`;
}

/** The words of the table's caption, which HTML has first in the table. */
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
