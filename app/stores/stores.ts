import { perProcess } from '#process/perProcess.ts';
import { log } from '../log.ts';
import { environment } from '../services.ts';
import { openLocalStores } from './openLocalStores.ts';
import { openSharedStores } from './openSharedStores.ts';
import type { SiteStores } from './siteStores.ts';

/** The stores of this process: those of the group if there is a database, else those of the machine. */
export const stores: SiteStores = perProcess('stores', () => {
  const { database, dataFolder } = environment;
  return database
    ? openSharedStores(database, { dataFolder, log })
    : openLocalStores({ dataFolder, log });
});
