import type { Panel } from './frontPage/panel.ts';

/** Answers one HTTP request. A throw is a bug: it is logged and answered with 500. */
export type Handler = (request: Request) => Response | Promise<Response>;

/** Writes a line to the log. */
export type Log = (line: string) => void;

/** The front page's description of one way to call a service. */
export interface EndpointGuide {
  /** What the example does, as a short heading. */
  title: string;
  /** Path of the endpoint. */
  path: string;
  /** The header with the key, such as `sc_apikey: forecourt-local`; absent if no key is needed. */
  key?: string;
  /** A command to copy, for the address of the services. */
  example: (origin: string) => string;
}

/** One embedded upstream: its prefixes, handler, and panels. */
export interface Service {
  /** Name of the upstream, also of its fault switch. */
  id: string;
  /** Display name. */
  title: string;
  /** Path prefixes that belong to the service, without a trailing slash. */
  prefixes: readonly string[];
  /** Answers every request under the prefixes. */
  handle: Handler;
  /** How to call it, shown on the front page. */
  endpoints: readonly EndpointGuide[];
  /** Its own panels on the front page. */
  panels?: readonly Panel[];
  /** Releases resources (watchers, files) at shutdown. */
  close?: () => void;
}
