/** A test that has ended. */
export interface EndedTest {
  /** The file, as people write it: `e2e/cars.spec.ts`. */
  readonly file: string;
  readonly name: string;
  readonly durationMs: number;
  readonly outcome: 'passed' | 'failed' | 'failed, and is tried again' | 'skipped';
  /** What failed, such as the message of an error. Any number of lines. */
  readonly message?: string | undefined;
}

interface ProgressOptions {
  readonly log: (line: string) => void;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
  /** A line is printed each time as many tests have ended. */
  readonly every: number;
}

/** Lines of a message; a difference of two values fits. */
const maxLines = 30;
/** A page of HTML on one line says no more with its end. */
const maxLineLength = 400;
const listedFiles = 5;

/** Prints failures when they happen, how far the run is, and at its end which files took longest. */
export function createProgress({ log, now, every }: ProgressOptions) {
  const started = now();
  const times = new Map<string, number>();
  let ended = 0;
  const seconds = (ms: number) => `${(ms / 1000).toFixed(0)} s`;
  return {
    end: ({ file, name, durationMs, outcome, message = '' }: EndedTest): void => {
      times.set(file, (times.get(file) ?? 0) + durationMs);
      if (outcome !== 'failed, and is tried again') ended += 1;
      if (outcome.startsWith('failed')) {
        const lines = message.split('\n').slice(0, maxLines).map(shortened);
        log([`✘ ${file} › ${name}: ${outcome}`, ...lines].join('\n    ').trimEnd());
      }
      if (ended % every === 0 && outcome !== 'failed, and is tried again')
        log(`  tests so far: ${ended}, after ${seconds(now() - started)}`);
    },
    finish: (): void => {
      const slowest = [...times].toSorted(([, one], [, other]) => other - one);
      const listed = slowest.slice(0, listedFiles).map(([file, ms]) => `${file} ${seconds(ms)}`);
      log(`  tests: ${ended}, in ${seconds(now() - started)}; longest: ${listed.join(', ')}`);
    },
  };
}

function shortened(line: string): string {
  return line.length > maxLineLength ? `${line.slice(0, maxLineLength)} …` : line;
}
