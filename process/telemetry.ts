import { perProcess } from './perProcess.ts';

/** A question that was sent to an upstream. */
export interface ObservedCall {
  /** Headers by which the upstream can tell what the call belongs to. */
  readonly headers: Readonly<Record<string, string>>;
  /** Called once, with `ok` or the kind of the failure. */
  readonly ended: (outcome: string) => void;
}

/** Why a lead that is in order isn't stored: its sender can't be counted, or the outbox is full or can't be used. */
export const leadRefusals = ['uncounted', 'full', 'unavailable'] as const;

/** A figure that a visitor's browser has measured. */
export interface MeasuredVital {
  /** `LCP`, `INP` or `CLS`. */
  readonly name: string;
  /** In ms, but for the shift of the layout, which has no unit. */
  readonly value: number;
  /** The kind of the page. */
  readonly page: string;
  readonly device: string;
}

/** Takes notes for operators of what a process does. Every text is one of a few, and none comes from visitors. */
export interface Telemetry {
  /** A question is sent to an upstream, which has this name. */
  readonly callSent: (upstream: string) => ObservedCall;
  /** A question wasn't sent, because of the limits or because the upstream fails. */
  readonly callRefused: (upstream: string, reason: string) => void;
  /** A lead that was in order wasn't stored. */
  readonly leadRefused: (reason: (typeof leadRefusals)[number]) => void;
  /** A page was rendered. */
  readonly pageRendered: (ms: number) => void;
  /** A browser has measured something on a page. */
  readonly vitalMeasured: (vital: MeasuredVital) => void;
}

const holder = perProcess('telemetry', (): { current: Telemetry | undefined } => ({
  current: undefined,
}));

/** Sets what takes the notes of this process. Called before the framework starts. */
export function provideTelemetry(telemetry: Telemetry | undefined): void {
  holder.current = telemetry;
}

/** What takes the notes of this process; `undefined` if nothing is configured. */
export function readTelemetry(): Telemetry | undefined {
  return holder.current;
}
