import { format, stripVTControlCharacters } from 'node:util';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import { type LogWriter, logLine } from './log.ts';
import { currentScope } from './requestScope.ts';

/** Where the lines go: the standard streams of the process, unless a test has its own. */
export interface LogStreams {
  readonly output: { readonly write: (line: string) => unknown };
  readonly errors: { readonly write: (line: string) => unknown };
}

/** Lines of one message; a stack trace fits. */
const maxLines = 50;

/**
 * Writes each line as a JSON object with `level`, `time`, `pid` and `msg`, and with the `source`, `requestId` and `traceId` that
 * are known. The log of the project has no levels: its lines are warnings, because nearly all report something that is wrong.
 */
export function createJsonWriter({ output, errors }: LogStreams): LogWriter {
  const warnings = createLogger(errors);
  const announcements = createLogger(output);
  return {
    line: (text, source) => warnings.warn({ source }, logLine(text)),
    announcement: (text) => announcements.info(logLine(text)),
  };
}

/** Replaces the methods of the console, with which the framework reports errors of pages, by JSON of the same form. */
export function writeConsoleAsJson(
  console: Partial<Console>,
  { output, errors }: LogStreams,
): void {
  const toErrors = createLogger(errors);
  const toOutput = createLogger(output);
  const source = 'framework';
  Object.assign(console, {
    error: (...parts: unknown[]) => toErrors.error({ source }, messageOf(parts)),
    warn: (...parts: unknown[]) => toErrors.warn({ source }, messageOf(parts)),
    info: (...parts: unknown[]) => toOutput.info({ source }, messageOf(parts)),
    log: (...parts: unknown[]) => toOutput.info({ source }, messageOf(parts)),
  });
}

function createLogger(stream: LogStreams[keyof LogStreams]): Logger {
  const options = {
    base: { pid: process.pid },
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level: string) => ({ level }) },
    mixin: () => {
      const scope = currentScope();
      return scope ? { requestId: scope.id, traceId: scope.trace?.id } : {};
    },
  };
  return pino(options, { write: (line) => void stream.write(line) });
}

/** The text that the console would write, without colours. JSON keeps the line breaks of a stack trace. */
function messageOf(parts: readonly unknown[]): string {
  const lines = stripVTControlCharacters(format(...parts)).split('\n');
  return lines.slice(0, maxLines).map(logLine).join('\n');
}
