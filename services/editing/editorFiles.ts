import { html } from 'hono/html';
import { answerFile } from '../files/answerFile.ts';
import { decodePath, findDiskFile } from '../files/diskFile.ts';
import { mediaType } from '../files/mediaTypes.ts';
import { refusal, seeOther } from '../http/respond.ts';
import type { Route } from '../http/router.ts';
import { loadedByOthers } from '../http/securityHeaders.ts';

interface EditorFilesOptions {
  /** Folder of the built editor. */
  readonly editorFolder: string;
  /** Where browsers reach the services. */
  readonly origin: string;
  /** Origins of the sites, which the editor shows in frames. */
  readonly siteOrigins: readonly string[];
}

/** The script that edited pages of the sites load. */
const clientScript = 'client.js';

/** Where the script is that pages load in the editor. */
export const editorClientPath = `/edit/${clientScript}`;

/** Files with a hash of their content in their names. */
const hashedFolder = 'assets/';

/** The built editor. Paths that aren't files are places in it, so they answer its document. */
export function editorFileRoutes(options: EditorFilesOptions): Route[] {
  const policy = editorPolicy(options.siteOrigins);
  const handle = (request: Request): Response | Promise<Response> => {
    const url = new URL(request.url);
    const own = ownAddress(url, options.origin);
    if (own !== undefined) return seeOther(own);
    const name = decodePath(url.pathname.slice('/edit/'.length));
    if (name === undefined || name.startsWith('api/')) return missing(url);
    const isFile = name === clientScript || name.startsWith(hashedFolder);
    const file = findDiskFile(options.editorFolder, name);
    if (file) return answerFile(request, file, { ...fileHeaders(name, policy) });
    if (isFile) return missing(url);
    const index = findDiskFile(options.editorFolder, 'index.html');
    return index ? answerFile(request, index, fileHeaders('index.html', policy)) : notBuilt();
  };
  return ['/edit', '/edit/*'].map((path) => ({ method: 'GET', path, handle }));
}

/**
 * The address of a request at the host that the editor's requests name as their origin. On a developer's machine the services
 * also answer at other names of the machine, such as 127.0.0.1.
 */
function ownAddress({ host, pathname, search }: URL, origin: string): string | undefined {
  const own = new URL(origin);
  const isOther = own.hostname === 'localhost' && host !== own.host;
  return isOther ? origin + pathname + search : undefined;
}

function missing({ pathname }: URL): Response {
  return refusal(404, `Nothing answers at ${pathname}.`);
}

function fileHeaders(name: string, policy: string): Readonly<Record<string, string>> {
  const isHashed = name.startsWith(hashedFolder);
  return {
    'content-type': mediaType(name),
    'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(name.endsWith('.html') && documentHeaders(policy)),
    ...(name === clientScript && loadedByOthers),
  };
}

function documentHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    // The addresses of frames contain the editing secret.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
}

/** Plays the videos of fields, when editors ask for it. */
const youtubePlayer = 'https://www.youtube-nocookie.com';

/**
 * Scripts are files of the editor only. What it shows of a site is in a frame, or a picture or film. Pictures and films of
 * content may be at any address.
 */
function editorPolicy(siteOrigins: readonly string[]): string {
  const sites = siteOrigins.join(' ');
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${sites}`,
    `media-src 'self' blob: https: ${sites}`,
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${[...siteOrigins, youtubePlayer].join(' ')}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

async function notBuilt(): Promise<Response> {
  const body = await html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>The editor isn’t built</title></head>
  <body>
    <h1>The editor isn’t built</h1>
    <p>Run <code>npm start</code>, which builds it, and reload this page. <a href="/">Front page of the services</a></p>
  </body>
</html>
`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
  return new Response(String(body), { status: 503, headers });
}
