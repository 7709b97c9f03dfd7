import { cleanLine, cleanLines } from '../cleanText.ts';
import { isRecord } from '../record.ts';
import { fail, ok, type Result } from '../result.ts';
import { isDate } from './fieldRules.ts';
import { type Lead, type LeadFacts, type LeadValues, leadLimits } from './lead.ts';
import { type LeadField, type LeadForm, leadFormName, leadForms } from './leadForm.ts';
import type { RequestDates } from './requestDates.ts';

/** A lead that is refused, with the names of its invalid fields. */
export interface InvalidLead {
  readonly kind: 'invalid-lead';
  readonly fields: readonly [string, ...string[]];
}

type Value = LeadValues[string];

/**
 * Parses a lead of a site, whose name is the one on the content platform. Control characters are
 * removed, spaces around a text too. Missing optional fields become empty, and fields that the form
 * doesn't have are dropped. A date outside the requestable ones is invalid.
 */
export function parseLead(
  body: unknown,
  siteName: string,
  dates?: RequestDates,
): Result<Lead, InvalidLead> {
  const { formName, formSubmissionId, values } = isRecord(body) ? body : {};
  const form = leadForms.find((each) => leadFormName(siteName, each) === formName);
  const id = parseSubmissionId(formSubmissionId);
  if (!form) return fail({ kind: 'invalid-lead', fields: ['formName'] });
  if (id === undefined) return fail({ kind: 'invalid-lead', fields: ['formSubmissionId'] });
  if (!isRecord(values)) return fail({ kind: 'invalid-lead', fields: ['values'] });
  const parsed = parseValues(values, form, dates);
  if (!parsed.ok) return parsed;
  const lead = { formName: leadFormName(siteName, form), formSubmissionId: id };
  return ok({ ...lead, values: parsed.value });
}

function parseValues(
  given: Readonly<Record<string, unknown>>,
  { fields }: LeadForm,
  dates: RequestDates | undefined,
): Result<LeadValues, InvalidLead> {
  const read = Object.entries(fields).map(([name, rule]) => {
    const value = parseField(Object.hasOwn(given, name) ? given[name] : undefined, rule, dates);
    return { name, value };
  });
  const [first, ...others] = read.flatMap(({ name, value }) => (value === undefined ? [name] : []));
  if (first !== undefined) return fail({ kind: 'invalid-lead', fields: [first, ...others] });
  return ok(
    Object.fromEntries(
      read.flatMap(({ name, value }): [string, Value][] =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  );
}

/** The value of a field; `undefined` if it is invalid. */
function parseField(
  value: unknown,
  rule: LeadField,
  dates: RequestDates | undefined,
): Value | undefined {
  switch (rule.kind) {
    case 'text':
      return parseText(value ?? '', rule);
    case 'date':
      return parseDate(value, dates);
    case 'flag':
      return parseFlag(value ?? false, rule);
    case 'names':
      return parseNames(value ?? [], rule.names);
    case 'facts':
      return parseFacts(value ?? {});
  }
}

function parseText(value: unknown, rule: Extract<LeadField, { kind: 'text' }>): string | undefined {
  if (typeof value !== 'string') return undefined;
  const typed = rule.isMultiline ? cleanLines(value) : cleanLine(value);
  const text = rule.normalise?.(typed) ?? typed;
  if (text === '') return rule.isRequired ? undefined : '';
  return typed.length <= rule.maxLength && (rule.isValid?.(text) ?? true) ? text : undefined;
}

function parseDate(value: unknown, dates: RequestDates | undefined): string | undefined {
  if (typeof value !== 'string' || !isDate(value)) return undefined;
  return !dates || (value >= dates.first && value <= dates.last) ? value : undefined;
}

function parseFlag(
  value: unknown,
  { isRequired }: Extract<LeadField, { kind: 'flag' }>,
): boolean | undefined {
  const isTicked = readFlag(value);
  return isRequired && !isTicked ? undefined : isTicked;
}

/** The chosen names in the order of the form. */
function parseNames(value: unknown, names: readonly string[]): readonly string[] | undefined {
  if (!Array.isArray(value) || !value.every((each) => names.includes(each))) return undefined;
  return names.filter((name) => value.includes(name));
}

/** Forms without script send `on` or the `value` of a checkbox, and nothing if it isn't ticked. */
function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 'on' || value === 'true') return true;
  return value === '' || value === 'false' ? false : undefined;
}

function parseFacts(value: unknown): LeadFacts | undefined {
  if (!isRecord(value)) return undefined;
  const facts = Object.entries(value).map(([name, fact]) => [name, parseFact(fact)] as const);
  const isValid = facts.every(
    ([name, fact]) => fact !== undefined && name.length <= leadLimits.name,
  );
  if (!isValid || facts.length > leadLimits.facts) return undefined;
  return Object.fromEntries(
    facts.flatMap(([name, fact]) => (fact === undefined ? [] : [[cleanLine(name), fact]])),
  );
}

function parseFact(fact: unknown): LeadFacts[string] | undefined {
  if (typeof fact === 'boolean' || (typeof fact === 'number' && Number.isFinite(fact))) return fact;
  if (typeof fact !== 'string') return undefined;
  const text = cleanLine(fact);
  return text.length <= leadLimits.fact ? text : undefined;
}

/** A UUID in lower case; `undefined` if the value isn't one. */
function parseSubmissionId(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const id = value.trim().toLowerCase();
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id) ? id : undefined;
}
