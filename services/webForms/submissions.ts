import type { Answers } from './readAnswers.ts';
import type { Language, WebForm } from './webForm.ts';

/** A form as a visitor sent it. */
export interface Submission {
  id: string;
  form: WebForm;
  language: Language;
  /** When it came, in ms since 1970. */
  at: number;
  answers: Answers;
}

/** What visitors have sent since the services started, newest first. */
export interface Submissions {
  all: () => readonly Submission[];
  add: (submission: Omit<Submission, 'id' | 'at'>) => void;
}

const kept = 200;

/** Keeps submissions in memory; beyond 200 the oldest go. */
export function createSubmissions(now: () => number): Submissions {
  let submissions: readonly Submission[] = [];
  let count = 0;
  return {
    all: () => submissions,
    add: (submission) => {
      count += 1;
      const added = { ...submission, id: String(count), at: now() };
      submissions = [added, ...submissions].slice(0, kept);
    },
  };
}
