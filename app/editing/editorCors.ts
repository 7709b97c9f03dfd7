/** Answers to requests that an editor sends from its own origin. */
export interface EditorCors {
  /** The headers by which a browser lets the editor read an answer; none for any other origin. */
  readonly headersOf: (request: Request) => Readonly<Record<string, string>>;
  /** The answer to the browser's CORS preflight. */
  readonly preflight: (request: Request) => Response;
}

/** Lets the editors at these origins read answers and send their credentials. */
export function createEditorCors(origins: readonly string[]): EditorCors {
  const headersOf: EditorCors['headersOf'] = ({ headers }) => {
    const origin = headers.get('origin');
    if (origin === null || !origins.includes(origin)) return {};
    return { 'access-control-allow-origin': origin, vary: 'origin' };
  };
  return {
    headersOf,
    preflight: (request) => {
      const allowed = headersOf(request);
      const headers =
        'access-control-allow-origin' in allowed ? { ...allowed, ...permissions } : {};
      return new Response(null, { status: 204, headers: { allow: methods, ...headers } });
    },
  };
}

const methods = 'GET, POST, OPTIONS';

const permissions = {
  'access-control-allow-methods': methods,
  'access-control-allow-headers': 'content-type, authorization',
};
