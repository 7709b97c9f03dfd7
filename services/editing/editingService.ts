import { randomBytes } from 'node:crypto';
import type { SecretKeys } from '#process/secretKeys.ts';
import type { EditedSite } from '../group/groupSites.ts';
import { createRouter } from '../http/router.ts';
import { createMediaCatalogue } from '../media/mediaCatalogue.ts';
import { mediaRoutes } from '../media/mediaRoutes.ts';
import { createUploadAddresses, type UploadAddresses } from '../media/uploadAddresses.ts';
import { type FindMediaUses, uploadRoutes } from '../media/uploadRoutes.ts';
import { createAddUpload } from '../media/uploads/addUpload.ts';
import type { UploadStore } from '../media/uploads/uploadStore.ts';
import type { Log, Service } from '../service.ts';
import { wireSiteOf } from './editedSite.ts';
import { editingPanel } from './editingPanel.ts';
import { createEditorAccess, type EditorAccess } from './editorAccess.ts';
import { editorFileRoutes } from './editorFiles.ts';
import { type Editors, editorsAt } from './editors.ts';
import { openEndedSessions } from './endedSessions.ts';
import { type FindItem, openPageRoute } from './openPage.ts';
import { previewLinkRoute } from './previewLinks.ts';
import { sessionRoutes } from './sessionRoutes.ts';
import { createSessions } from './sessions.ts';

/** What editing needs. */
export interface EditingOptions {
  readonly editors: Editors;
  readonly sites: readonly EditedSite[];
  /** Id of the site that is also at plain localhost. */
  readonly mainSite: string;
  readonly findItem: FindItem;
  readonly mediaUses: FindMediaUses;
  /** Where browsers reach the services, such as `http://localhost:4000`. */
  readonly origin: string;
  /** Where browsers reach a site, with `{site}` or `{host}` in it. */
  readonly siteOrigin: string;
  /** Sign sessions; undefined: they end with the process. */
  readonly sessionKeys: SecretKeys | undefined;
  /** The secret of the sites' render for editors. */
  readonly editingSecret: string;
  /** Folder of the group's media. */
  readonly mediaFolder: string;
  /** What editors have uploaded. */
  readonly uploads: UploadStore;
  /** Folder of the built editor. */
  readonly editorFolder: string;
  /** Folder of persistent data; undefined: data is kept in memory only. */
  readonly dataFolder: string | undefined;
  /** The time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
}

/** The editor's own service, and the access of editors to other services. */
export interface Editing {
  readonly service: Service;
  readonly access: EditorAccess;
  readonly createUploadAddress: UploadAddresses['createUploadAddress'];
}

/** Creates what the editor needs besides content: sign-in, sessions, and its files. */
export function createEditing(given: EditingOptions): Editing {
  const { origin } = given;
  const editors = editorsAt(origin, given.editors, given.log);
  const options = { ...given, editors };
  const ended = openEndedSessions(options);
  const keys: SecretKeys = options.sessionKeys ?? [randomBytes(32).toString('base64url')];
  const sessions = createSessions({
    ...options,
    ended,
    keys,
    isSecure: origin.startsWith('https:'),
  });
  const access = createEditorAccess(sessions, origin);
  const catalogue = createMediaCatalogue(options.mediaFolder, options.uploads);
  const add = createAddUpload({ ...options, catalogue, store: options.uploads });
  const addresses = createUploadAddresses({ ...options, add, keys });
  const sites = mainSiteFirst(options).map((site) => wireSiteOf(site, options));
  const siteOrigins = sites.map((site) => site.origin);
  const media = [...mediaRoutes(catalogue, add), ...uploadRoutes(options)];
  const router = createRouter([
    ...sessionRoutes({ ...options, sessions, access, sites }),
    ...access.requireSession([previewLinkRoute(options), ...media]),
    addresses.route,
    openPageRoute(options),
    ...editorFileRoutes({ ...options, siteOrigins }),
  ]);
  return {
    access,
    createUploadAddress: addresses.createUploadAddress,
    service: {
      id: 'editing',
      title: 'Editor',
      prefixes: ['/edit'],
      handle: access.keepSessions(router),
      endpoints: [],
      panels: [editingPanel(editors, origin)],
      close: ended.close,
    },
  };
}

/** The editor opens the first site. */
function mainSiteFirst({ sites, mainSite }: EditingOptions): readonly EditedSite[] {
  const isMain = ({ name }: EditedSite) => Number(name === mainSite);
  return sites.toSorted((one, other) => isMain(other) - isMain(one));
}
