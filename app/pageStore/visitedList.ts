import { z } from 'zod';
import { parseJson } from '#domain/parseJson.ts';
import { dayMs } from '#domain/units.ts';
import type { AskValkey } from '#storage/valkey/askValkey.ts';

const reportSchema = z.array(z.object({ host: z.string(), url: z.string(), hits: z.number() }));

/** Pages and the number of requests for each. */
export type VisitReport = z.output<typeof reportSchema>;

/** The reports of all machines on which pages their visitors request most. */
export interface VisitedList {
  readonly add: (report: Readonly<VisitReport>) => Promise<void>;
  /** The last reports. None while the store can't be asked. */
  readonly read: () => Promise<readonly Readonly<VisitReport>[]>;
}

interface VisitedListOptions {
  readonly ask: AskValkey;
  readonly key: string;
}

/** Each process reports twice a minute, so these are some of the last minutes. */
const maxReports = 20;

/** Creates the list. Old reports make room for new ones, so those of machines that have ended disappear. */
export function createVisitedList({ ask, key }: VisitedListOptions): VisitedList {
  return {
    add: async (report) => {
      if (report.length === 0) return;
      await ask((client) =>
        client
          .multi()
          .lPush(key, JSON.stringify(report))
          .lTrim(key, 0, maxReports - 1)
          // Nobody has visited the site for a day.
          .pExpire(key, dayMs)
          .exec(),
      );
    },
    read: async () => {
      const texts = await ask((client) => client.lRange(key, 0, maxReports - 1));
      if (!texts.ok) return [];
      return texts.value.flatMap((text) => {
        const report = reportSchema.safeParse(parseJson(text));
        return report.success ? [report.data] : [];
      });
    },
  };
}
