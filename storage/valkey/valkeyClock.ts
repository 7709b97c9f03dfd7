/** Answers with its time in seconds and microseconds since 1970, like the command `TIME`. */
interface TimeSource {
  readonly time: () => Promise<readonly string[]>;
}

/** Translates times between the clock of this machine and that of the server, which all machines share. */
export interface ValkeyClock {
  /** Asks the server for its time. */
  readonly compare: (client: TimeSource) => Promise<void>;
  /** Whether the clocks have been compared. Before, both count as the same. */
  readonly isCompared: () => boolean;
  /** The server's time of a moment by this machine's clock; both in ms since 1970. */
  readonly toShared: (local: number) => number;
  /** This machine's time of a moment by the server's clock. */
  readonly toLocal: (shared: number) => number;
}

/** The translated times of two machines differ by less (ms). */
export const clockErrorMs = 50;

/** A slower answer isn't used, since it could be half of this too old or too new (ms). */
export const longestAnswerMs = clockErrorMs - 10;

/** While a process is busy rendering, answers are read late. */
const attempts = 3;

/** Creates a clock. `now` gives milliseconds since 1970. */
export function createValkeyClock(now: () => number): ValkeyClock {
  let aheadMs: number | undefined;

  async function ask(client: TimeSource): Promise<number | undefined> {
    const askedAt = now();
    const [seconds, microseconds] = await client.time();
    const answeredAt = now();
    const isQuick = Math.abs(answeredAt - askedAt) <= longestAnswerMs;
    const shared = Number(seconds) * 1_000 + Number(microseconds) / 1_000;
    return isQuick ? Math.round(shared - (askedAt + answeredAt) / 2) : undefined;
  }

  return {
    compare: async (client) => {
      let compared: number | undefined;
      for (let attempt = 0; attempt < attempts && compared === undefined; attempt += 1) {
        compared = await ask(client);
      }
      aheadMs = compared ?? aheadMs;
    },
    isCompared: () => aheadMs !== undefined,
    toShared: (local) => local + (aheadMs ?? 0),
    toLocal: (shared) => shared - (aheadMs ?? 0),
  };
}
