import type { Answers } from './readAnswers.ts';
import type { Language, WebForm } from './webForm.ts';

/** A form sent by a visitor. */
export interface Submission {
  id: string;
  form: WebForm;
  language: Language;
  /** Time of receipt, in ms since 1970. */
  at: number;
  answers: Answers;
}

/** The submissions since the services started, newest first. */
export interface Submissions {
  all: () => readonly Submission[];
  add: (submission: Omit<Submission, 'id' | 'at'>) => void;
}

const kept = 200;

/** Stores the latest 200 submissions in memory. */
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
