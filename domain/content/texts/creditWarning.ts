import { shownBy, textSubject } from './textSubject.ts';

/** The warning about credit, which the law requires in Sweden. */
export const creditWarningSubject = textSubject(
  shownBy(['CarDetail', 'CreditWarning'], ({ country }) => country === 'SE'),
  ['creditWarningTitle', 'creditWarningRisk', 'creditWarningHelp'],
);
