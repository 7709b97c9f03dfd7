/**
 * Statuses a page may ask for. The framework lets a page set none: `notFound()` sends an empty
 * document that only scripts fill, and a throw costs the last good copy. So the page says it in
 * a `<meta>`, and the cache handler puts it on the answer.
 */
export type PageStatus = 404 | 503;

/** Name of the `<meta>`. */
export const pageStatusName = 'forecourt:status';

const mark = new RegExp(`<meta name="${pageStatusName}" content="(404|503)"`);

/** The status a finished document asks for; `undefined` for an ordinary page. */
export function readPageStatus(html: string): PageStatus | undefined {
  switch (mark.exec(html)?.[1]) {
    case '404':
      return 404;
    case '503':
      return 503;
    default:
      return undefined;
  }
}
