const attribute = 'data-failed-section';

/** Marks the fallback of a suspense boundary, an empty `<template>`, with the id of what failed. */
export function failureMark(id: string): Readonly<Record<typeof attribute, string>> {
  return { [attribute]: id };
}

/** A suspense boundary whose content threw on the server. */
export interface FailedBoundary {
  readonly id: string;
  /** Identifies the error (`digest`), if React was given one. */
  readonly digest: string | undefined;
}

/**
 * The suspense boundaries with a `failureMark` that failed in a document. React writes a boundary that failed before
 * it was sent as `<!--$!-->`, with the digest and the fallback behind it. One that failed later it has sent with its
 * fallback and a number, and it names the number in a script.
 */
export function failedBoundaries(html: string): readonly FailedBoundary[] {
  const sent = new Map([...html.matchAll(pending)].map(([, number, id]) => [number, id]));
  return [
    ...[...html.matchAll(failed)].map(([, digest, id]) => ({ id: String(id), digest })),
    ...[...html.matchAll(failedLater)].flatMap(([, number, digest]) => {
      const id = sent.get(number);
      return id === undefined ? [] : [{ id, digest }];
    }),
  ];
}

const mark = `<template ${attribute}="([^"]*)"></template>`;
const failed = new RegExp(
  `<!--\\$!--><template(?: data-dgst="([^"]*)")?[^>]*></template>${mark}`,
  'g',
);
const pending = new RegExp(`<!--\\$\\?--><template id="([^"]*)"></template>${mark}`, 'g');
const failedLater = /\$RX\("([^"]*)"(?:,"([^"]*)")?/g;
