import type { TireHotelFailure } from './failure.ts';

/**
 * How far the visitor is in choosing when to leave the car. Days are `YYYY-MM-DD`, times `HH:mm`; both
 * are in order.
 */
export type SlotState =
  /** `wanted` was chosen before the session was lost, and is chosen again if it is still free. */
  | { readonly kind: 'loading-days'; readonly wanted?: WantedSlot | undefined }
  | { readonly kind: 'days-failed' }
  /** Without days, nothing can be booked. */
  | { readonly kind: 'choosing-day'; readonly days: readonly string[] }
  | ({ readonly kind: 'loading-times'; readonly wanted?: string | undefined } & ChosenDay)
  | ({ readonly kind: 'times-failed' } & ChosenDay)
  | ({ readonly kind: 'choosing-time'; readonly times: readonly string[] } & ChosenDay)
  /** Without a time if the day has none: the workshop will suggest one. */
  | ({
      readonly kind: 'chosen';
      readonly times: readonly string[];
      readonly time: string | undefined;
    } & ChosenDay);

interface ChosenDay {
  readonly days: readonly string[];
  readonly day: string;
}

/** What a visitor had chosen. */
export interface WantedSlot {
  readonly day: string;
  readonly time?: string | undefined;
}

/** What happened while choosing. */
export type SlotFact =
  | { readonly type: 'daysLoaded'; readonly days: readonly string[] }
  | { readonly type: 'daysFailed'; readonly failure: TireHotelFailure }
  | { readonly type: 'dayChosen'; readonly day: string }
  | { readonly type: 'timesLoaded'; readonly day: string; readonly times: readonly string[] }
  | { readonly type: 'timesFailed'; readonly day: string; readonly failure: TireHotelFailure }
  | { readonly type: 'timeChosen'; readonly time: string }
  /** The visitor wants another day. */
  | { readonly type: 'dayReset' }
  /** The visitor wants another time of the day. */
  | { readonly type: 'timeReset' }
  /** The visitor tries to load days or times again. */
  | { readonly type: 'slotsRetried' };

/** The choice after something happened. A fact that can't happen doesn't change it. */
export function slotReducer(slot: SlotState, fact: SlotFact): SlotState {
  switch (fact.type) {
    case 'daysLoaded':
      return slot.kind === 'loading-days' ? withDays(fact.days, slot.wanted) : slot;
    case 'daysFailed':
      return slot.kind === 'loading-days' ? { kind: 'days-failed' } : slot;
    case 'dayChosen':
      return slot.kind === 'choosing-day' ? withDay(slot.days, fact.day) : slot;
    case 'timesLoaded':
      return isLoading(slot, fact.day) ? withTimes(slot, fact.times, slot.wanted) : slot;
    case 'timesFailed':
      return isLoading(slot, fact.day)
        ? { kind: 'times-failed', days: slot.days, day: slot.day }
        : slot;
    case 'timeChosen':
      return slot.kind === 'choosing-time' ? withTime(slot, fact.time) : slot;
    case 'dayReset':
      return 'days' in slot ? { kind: 'choosing-day', days: slot.days } : slot;
    case 'timeReset':
      // Loaded again, because another visitor may have taken some of them.
      return slot.kind === 'chosen'
        ? { kind: 'loading-times', days: slot.days, day: slot.day }
        : slot;
    case 'slotsRetried':
      return retried(slot);
  }
}

/** What is chosen. */
export function wantedSlot(slot: SlotState): WantedSlot | undefined {
  if (slot.kind === 'loading-days') return slot.wanted;
  if (!('day' in slot)) return undefined;
  return { day: slot.day, time: 'time' in slot ? slot.time : undefined };
}

type LoadingTimes = Extract<SlotState, { kind: 'loading-times' }>;

/** Whether the times of that day are awaited. Those of an earlier choice come too late. */
function isLoading(slot: SlotState, day: string): slot is LoadingTimes {
  return slot.kind === 'loading-times' && slot.day === day;
}

function withDays(days: readonly string[], wanted: WantedSlot | undefined): SlotState {
  if (!wanted || !days.includes(wanted.day)) return { kind: 'choosing-day', days };
  return { kind: 'loading-times', days, day: wanted.day, wanted: wanted.time };
}

function withDay(days: readonly string[], day: string): SlotState {
  return days.includes(day) ? { kind: 'loading-times', days, day } : { kind: 'choosing-day', days };
}

function withTimes(
  { days, day }: ChosenDay,
  times: readonly string[],
  wanted: string | undefined,
): SlotState {
  if (times.length === 0) return { kind: 'chosen', days, day, times, time: undefined };
  if (wanted !== undefined && times.includes(wanted)) {
    return { kind: 'chosen', days, day, times, time: wanted };
  }
  return { kind: 'choosing-time', days, day, times };
}

function withTime(slot: Extract<SlotState, { kind: 'choosing-time' }>, time: string): SlotState {
  const { days, day, times } = slot;
  return times.includes(time) ? { kind: 'chosen', days, day, times, time } : slot;
}

function retried(slot: SlotState): SlotState {
  if (slot.kind === 'days-failed') return { kind: 'loading-days' };
  if (slot.kind === 'times-failed') return { ...slot, kind: 'loading-times' };
  return slot;
}
