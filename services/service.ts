import type { Panel } from './frontPage/panel.ts';

/** Answers one HTTP request. A throw is a bug: it is logged and answered with 500. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** What the front page tells a newcomer about one way to call a service. */
export interface EndpointGuide {
  /** What the example asks for, as a short heading. */
  title: string;
  /** Path under the services' own address, the same as the prefix it is mounted at. */
  path: string;
  /** How the local key travels, e.g. `sc_apikey: forecourt-local`; absent where no key is needed. */
  key?: string;
  /** A command line that works as it stands, given the services' own address. */
  example: (origin: string) => string;
}

/** One embedded upstream: where it is mounted, how it answers, and what it shows about itself. */
export interface Service {
  /** Name of the upstream: key of its fault switch and of its log lines. */
  id: string;
  /** Name for people. */
  title: string;
  /** Path prefixes that belong to the service, without a trailing slash. */
  prefixes: readonly string[];
  /** Answers every request under the prefixes. */
  handle: Handler;
  /** How to call it, shown on the front page. */
  endpoints: readonly EndpointGuide[];
  /** Its own panels on the front page. */
  panels: readonly Panel[];
  /** Releases what it holds (watchers, files) at shutdown. */
  close: () => void;
}
