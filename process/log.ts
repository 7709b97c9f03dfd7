/** Length of the longest line (UTF-16 code units); a stack trace fits. */
const maxLength = 2_000;

/**
 * Characters that end a line, steer a terminal, change the direction of a text or can't be seen: control and format
 * characters, line and paragraph separators, and halves of surrogate pairs.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Takes one line for operators, without personal data. */
export type Log = (line: string) => void;

/**
 * A text as one line of a log. What visitors and upstreams send must not forge lines or steer the terminal, so
 * unprintable characters are written as escapes, such as `\u{1b}`. Long texts are cut.
 */
export function logLine(text: string): string {
  const line = text.slice(0, maxLength).replaceAll(unprintable, escapeOf);
  return line.length === text.length ? line : line.slice(0, maxLength).toWellFormed();
}

function escapeOf(character: string): string {
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/** Creates the log of a process. With a source, its name begins each line. */
export function createLog(source?: string): Log {
  const start = source === undefined ? '' : `${source}: `;
  return (line) => console.error(logLine(start + line));
}

/** Writes a line to the standard output: what a process was started for, such as the address of the site. */
export function announce(line: string): void {
  console.log(logLine(line));
}
