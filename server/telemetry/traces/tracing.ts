import {
  type Attributes,
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { RequestScope } from '#process/requestScope.ts';
import type { AnsweredRequest } from '../answeredRequest.ts';

type TraceScope = NonNullable<RequestScope['trace']>;

/** A request as it arrives. */
interface ArrivedRequest {
  readonly id: string;
  readonly method: string;
  /** From a trusted proxy that has begun the trace. Its `tracestate` isn't read, because it may contain any text. */
  readonly traceparent: string | string[] | undefined;
}

/** The span of a request. */
interface RequestSpan {
  readonly scope: TraceScope;
  readonly end: (answered: AnsweredRequest, site: string | undefined) => void;
}

/** The span of a call to an upstream. */
interface CallSpan {
  /** Tell the upstream which trace the call belongs to. */
  readonly headers: Readonly<Record<string, string>>;
  readonly end: (outcome: string) => void;
}

/** Makes spans. Their names and attributes come from the code, and never from what a visitor sends. */
export interface Tracing {
  readonly startRequest: (arrived: ArrivedRequest) => RequestSpan;
  /** Work that no visitor waits for, such as making a page for the cache. */
  readonly startWork: (name: string) => { readonly scope: TraceScope; readonly end: () => void };
  readonly startCall: (upstream: string, scope: TraceScope | undefined) => CallSpan;
}

const propagator = new W3CTraceContextPropagator();

/** Creates spans with a tracer, without a global state: the framework would add spans with addresses to it. */
export function createTracing(tracer: Tracer): Tracing {
  return {
    startRequest: ({ id, method, traceparent }) => {
      const parent = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const attributes = { 'http.request.method': method, 'forecourt.request_id': id };
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent);
      return {
        scope: scopeOf(span, parent),
        end: (answered, site) => endRequest(span, method, answered, site),
      };
    },
    startWork: (name) => {
      const span = tracer.startSpan(name, { kind: SpanKind.INTERNAL }, ROOT_CONTEXT);
      return { scope: scopeOf(span, ROOT_CONTEXT), end: () => span.end() };
    },
    startCall: (upstream, scope) => {
      const parent = scope?.context ?? ROOT_CONTEXT;
      const attributes = { 'peer.service': upstream };
      const span = tracer.startSpan(
        `ask ${upstream}`,
        { kind: SpanKind.CLIENT, attributes },
        parent,
      );
      return {
        headers: headersOf(trace.setSpan(parent, span)),
        end: (outcome) => endCall(span, outcome),
      };
    },
  };
}

function scopeOf(span: Span, parent: Context): TraceScope {
  return { id: span.spanContext().traceId, context: trace.setSpan(parent, span) };
}

function headersOf(context: Context): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagator.inject(context, headers, defaultTextMapSetter);
  return headers;
}

function endRequest(
  span: Span,
  method: string,
  { family, status, cache }: AnsweredRequest,
  site: string | undefined,
): void {
  const code = Number(status);
  const attributes: Attributes = { 'forecourt.route_family': family, 'forecourt.cache': cache };
  if (site !== undefined) attributes['forecourt.site'] = site;
  if (Number.isInteger(code)) attributes['http.response.status_code'] = code;
  span.updateName(`${method} ${family}`);
  span.setAttributes(attributes);
  if (!(code < 500)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

function endCall(span: Span, outcome: string): void {
  span.setAttribute('forecourt.outcome', outcome);
  if (outcome !== 'ok' && outcome !== 'aborted') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
