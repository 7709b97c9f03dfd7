import { isMalformed, isMissing } from './texts.ts';
import type { Language, WebForm, WebFormField } from './webForm.ts';

/** The answers by field name, without empty ones. */
export type Answers = Readonly<Record<string, string>>;

/** Error messages by field name. */
export type Problems = ReadonlyMap<string, string>;

/** A visitor's answers and their problems. */
export interface ReadAnswers {
  answers: Answers;
  problems: Problems;
}

const longest = 5_000;

/** Reads a form post; unknown fields are dropped. */
export function readAnswers(form: WebForm, posted: URLSearchParams, language: Language) {
  const given = form.fields.flatMap(({ name }) => {
    const value = posted.get(name)?.trim().slice(0, longest);
    return value ? [[name, value] as const] : [];
  });
  const answers: Answers = Object.fromEntries(given);
  const problems = form.fields.flatMap((field) => {
    const text = problemOf(field, answers[field.name])?.[language];
    const label = field.label[language];
    return text === undefined ? [] : [[field.name, text.replace('{label}', label)] as const];
  });
  return { answers, problems: new Map(problems) } satisfies ReadAnswers;
}

function problemOf({ kind, required }: WebFormField, value: string | undefined) {
  if (value === undefined) return required ? isMissing : undefined;
  return patterns[kind]?.test(value) === false ? isMalformed : undefined;
}

const patterns: Partial<Record<WebFormField['kind'], RegExp>> = {
  email: /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/,
  tel: /^\+?[\d\s-]{6,20}$/,
  number: /^\d+$/,
};
