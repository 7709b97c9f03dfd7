import { LRUCache } from 'lru-cache';
import { isSameSecret } from '#process/isSameSecret.ts';
import type { Editor } from '../../editing/editor.ts';
import type { UploadAddresses } from '../../media/uploadAddresses.ts';
import type { Handler, Log } from '../../service.ts';
import { createGraphqlHandler, graphqlRefusal } from '../graphqlHandler.ts';
import { loadSchema } from '../schema.ts';
import type { AuthoredContent } from './authoredContent.ts';
import { authoringRoot } from './authoringRoot.ts';

/** Where the authoring API is. The site forwards nothing to it. */
export const authoringPath = '/sitecore/api/authoring/graphql/v1';

/** Who may write content. */
export interface AuthoringAccess {
  /** Key for scripts, which may publish; undefined: scripts can't write. */
  readonly key: string | undefined;
  /** Makes addresses to which files are uploaded; undefined: nothing can be uploaded. */
  readonly createUploadAddress?: UploadAddresses['createUploadAddress'] | undefined;
  /** The editor whose browser sends a request; undefined if nobody is signed in. */
  readonly signedIn?: ((request: Request) => Editor | undefined) | undefined;
}

interface AuthoringHandlerOptions {
  readonly content: AuthoredContent;
  readonly access: AuthoringAccess;
  readonly log: Log;
}

/** A page with a thousand blocks has a layout of some 400 KB. */
const maxBytes = 4_000_000;

/** Serves the authoring API. */
export function createAuthoringHandler({ content, access, log }: AuthoringHandlerOptions): Handler {
  const counts = new LRUCache<string, number>({ max: 1_000 });
  const graphql = createGraphqlHandler({
    schema: loadSchema('./authoring/authoring.graphql'),
    maxBytes,
    log,
  });
  return async (request) => {
    if (request.method !== 'POST')
      return graphqlRefusal(405, 'The authoring API answers POST only.', { allow: 'POST' });
    const editor = editorOf(request, access);
    if (!editor)
      return graphqlRefusal(401, 'Sign in, or send the authoring key.', {}, 'UNAUTHENTICATED');
    const { createUploadAddress } = access;
    return graphql(request, () => authoringRoot({ content, editor, createUploadAddress }, counts));
  };
}

function editorOf(request: Request, { key, signedIn }: AuthoringAccess): Editor | undefined {
  const given = request.headers.get('authorization') ?? '';
  const isScript = key !== undefined && isSameSecret(given, `Bearer ${key}`);
  return isScript ? { name: 'script', role: 'publisher' } : signedIn?.(request);
}
