import { perProcess } from './perProcess.ts';

/** Length of the longest line (UTF-16 code units); a stack trace fits. */
const maxLength = 2_000;

/**
 * Characters that end a line, steer a terminal, change the direction of a text or can't be seen: control and format
 * characters, line and paragraph separators, halves of surrogate pairs, and what Unicode lets renderers leave out.
 */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Takes one line for operators, without personal data. */
export type Log = (line: string) => void;

/** Writes lines in one of the formats of `LOG_FORMAT` (`logFormat.ts`). */
export interface LogWriter {
  /** The source is the part of the project that the process belongs to. */
  readonly line: (text: string, source: string | undefined) => void;
  readonly announcement: (text: string) => void;
}

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

const textWriter: LogWriter = {
  line: (text, source) =>
    console.error(logLine(source === undefined ? text : `${source}: ${text}`)),
  announcement: (text) => console.log(logLine(text)),
};

const current = perProcess('log writer', () => ({ writer: textWriter }));

/** Has all logs of the process written in another format. Returns the writer that is replaced. */
export function setLogWriter(writer: LogWriter): LogWriter {
  const before = current.writer;
  current.writer = writer;
  return before;
}

/** Creates the log of a process. With a source, its name begins each line. */
export function createLog(source?: string): Log {
  return (line) => current.writer.line(line, source);
}

/** Writes a line to the standard output: what a process was started for, such as the address of the site. */
export function announce(line: string): void {
  current.writer.announcement(line);
}
