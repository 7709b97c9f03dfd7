import { listOf, objectOf, type Reader, readText, unreadable } from '../reader.ts';
import type { BookingStep, OpenFlow } from './bookingFlow.ts';
import {
  type ChosenOffering,
  isReplaced,
  type OfferingType,
  type UnstatedOffering,
  type UnstatedOfferings,
} from './selection.ts';

/** The step in which offerings of a type are chosen. */
export const stepOfType = { service: 2, addon: 3 } as const satisfies Readonly<
  Record<OfferingType, BookingStep>
>;

/** What is unstated after an offering was ticked or changed. */
export function unstatedAfter(
  before: UnstatedOfferings,
  chosen: ChosenOffering,
  isComplete: boolean,
): UnstatedOfferings {
  const { offering, type } = chosen;
  const { code, category } = offering;
  const others = (before ?? []).filter((each) => each.code !== code && !isReplaced(each, chosen));
  return listed(isComplete ? others : [...others, { code, type, category }]);
}

/** What is unstated without some of it. */
export function unstatedWithout(
  before: UnstatedOfferings,
  isDropped: (each: UnstatedOffering) => boolean,
): UnstatedOfferings {
  if (!before?.some(isDropped)) return before;
  return listed(before.filter((each) => !isDropped(each)));
}

/** The codes of a type that are ticked and lack what they need. */
export function unstatedCodes({ unstated }: OpenFlow, type: OfferingType): readonly string[] {
  return (unstated ?? []).filter((each) => each.type === type).map(({ code }) => code);
}

/** The first step, before another one, in which something ticked lacks what it needs. */
export function unstatedStep(flow: OpenFlow, before: BookingStep): BookingStep | undefined {
  const types = ['service', 'addon'] as const;
  const type = types.find((each) => unstatedCodes(flow, each).length > 0);
  const step = type && stepOfType[type];
  return step && step < before ? step : undefined;
}

/** Reads what is unstated. */
export const readUnstated: Reader<readonly UnstatedOffering[]> = listOf(
  objectOf<UnstatedOffering>({
    code: readText,
    type: (value) => (value === 'service' || value === 'addon' ? value : unreadable),
    category: readText,
  }),
);

function listed(offerings: readonly UnstatedOffering[]): UnstatedOfferings {
  return offerings.length > 0 ? offerings : undefined;
}
