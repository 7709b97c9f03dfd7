import type { StepResult } from '../finishStep.ts';
import { parseSheet } from './parseSheet.ts';
import { readNames } from './readNames.ts';
import { selectRules } from './selectRules.ts';
import type { SheetPart } from './sheet.ts';

/** Reads a style sheet of the build by its address; `undefined` if it can't be read. */
export type ReadSheet = (href: string) => string | undefined;

/**
 * Puts the rules that a document needs into its head, and moves its style sheets behind its content. They come before
 * the framework's data, because browsers run no script before the style sheets above it have loaded: what code adds
 * to the page is never without style, and React finds the sheets that its data names. Without the sheets, the
 * document is as it was.
 */
export function createInlineStyles(readSheet: ReadSheet): (html: string) => StepResult {
  const sheets = new Map<string, readonly SheetPart[] | undefined>();

  function sheetAt(href: string): readonly SheetPart[] | undefined {
    const known = sheets.get(href);
    if (known) return known;
    const css = readSheet(href);
    const sheet = css === undefined ? undefined : parseSheet(css);
    if (sheet) sheets.set(href, sheet);
    return sheet;
  }

  return (html) => {
    const links = [...(headOf(html)?.matchAll(sheetLink) ?? [])];
    const parts = links.map(({ groups }) => sheetAt(groups?.['href'] ?? ''));
    const data = html.search(frameworkData);
    const first = links[0];
    if (!first) return { html, missing: 'style sheets of the framework in the head' };
    if (data < 0) return { html, missing: 'the data of the framework' };
    if (parts.includes(undefined)) return { html, missing: 'the file of a style sheet' };
    const css = selectRules(
      parts.flatMap((each) => each ?? []),
      readNames(html.slice(0, data)),
    );
    // Text of a style element ends at the first end tag.
    if (/<\/style/i.test(css)) return { html, missing: 'rules without an end tag' };
    const tags = links.map(([tag]) => tag).join('');
    const head = html.slice(0, first.index);
    const rest = html.slice(first.index, data).replaceAll(sheetLink, '');
    return { html: `${head}<style>${css}</style>${rest}${tags}${html.slice(data)}` };
  };
}

/** The framework's style sheets. */
const sheetLink = /<link rel="stylesheet" href="(?<href>[^"]+)" data-precedence="next"\/>/g;

/** The first of the scripts at the end of a page, with the framework's data. */
const frameworkData =
  /<script(?: id="_R_")?>(?:\(self\.__next_f=|\(globalThis\["TURBOPACK"\]|self\.__next_f)/;

function headOf(html: string): string | undefined {
  const end = html.indexOf('</head>');
  return end < 0 ? undefined : html.slice(0, end);
}
