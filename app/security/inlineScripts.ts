import { earlyScript } from '../page/earlyScript.ts';
import { startScripts } from './startScripts.ts';

/**
 * The inline scripts of a page. Hashing whatever a page contains would also allow scripts that someone smuggled
 * into it, so only the scripts of the framework and our own are accepted.
 */
interface InlineScripts {
  /** Texts of accepted scripts. */
  readonly scripts: readonly string[];
  /** Texts of scripts that browsers will refuse. */
  readonly refused: readonly string[];
}

/** Finds the inline scripts of a document. */
export function readInlineScripts(html: string): InlineScripts {
  const texts = [...html.matchAll(scriptElement)]
    .filter(({ groups }) => !notInline.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['text'] ?? '');
  return {
    scripts: texts.filter(isKnown),
    refused: texts.filter((text) => !isKnown(text)),
  };
}

const scriptElement = /<script(?<attributes>(?:\s[^>]*)?)>(?<text>.*?)<\/script>/gis;

/** Scripts from files, and data such as JSON-LD, which browsers don't run. */
const notInline = /\s(?:src=|type="application\/(?:ld\+)?json")/i;

function isKnown(text: string): boolean {
  return fixedScripts.has(text) || dataCalls.some((call) => isCall(call, text));
}

/** Scripts that are the same in all pages, the last one the framework's. */
const fixedScripts: ReadonlySet<string> = new Set([
  earlyScript,
  startScripts,
  '(self.__next_f=self.__next_f||[]).push([0])',
]);

/** The framework's scripts that pass data to a function: the beginning and the end around the JSON. */
const dataCalls = [
  { before: 'self.__next_f.push(', after: ')' },
  {
    before: '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(',
    after: ');',
  },
] as const;

function isCall({ before, after }: (typeof dataCalls)[number], text: string): boolean {
  const isWhole = text.startsWith(before) && text.endsWith(after);
  return isWhole && isJson(text.slice(before.length, -after.length));
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
