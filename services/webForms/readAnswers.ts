import { isMalformed, isMissing } from './texts.ts';
import type { Language, WebForm, WebFormField } from './webForm.ts';

/** What was filled in, by the fields' names; a field left empty is not among it. */
export type Answers = Readonly<Record<string, string>>;

/** What is wrong with a field, as a sentence by the field's name. */
export type Problems = ReadonlyMap<string, string>;

/** What a visitor sent, and what is wrong with it. */
export interface ReadAnswers {
  answers: Answers;
  problems: Problems;
}

const longest = 5_000;

/** Reads what a browser posted; what the form doesn't ask for is dropped. */
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

function problemOf({ kind, isRequired }: WebFormField, value: string | undefined) {
  if (value === undefined) return isRequired ? isMissing : undefined;
  return patterns[kind]?.test(value) === false ? isMalformed : undefined;
}

const patterns: Partial<Record<WebFormField['kind'], RegExp>> = {
  email: /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/,
  tel: /^\+?[\d\s-]{6,20}$/,
  number: /^\d+$/,
};
