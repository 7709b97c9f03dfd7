import type { EngineRefusal } from '#search-engine/engine.ts';
import { json } from '../http/respond.ts';

/** A refusal of the search service: its kind, and one sentence that states the problem. */
export function refuse(
  status: number,
  kind: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json({ error: { kind, message } }, status, headers);
}

/** The response for a refusal of an engine. */
export function refuseFor(failure: EngineRefusal): Response {
  return refuse(statusOf(failure), failure.kind, describe(failure));
}

function statusOf({ kind }: EngineRefusal): number {
  switch (kind) {
    case 'unknown-index':
    case 'unknown-field':
    case 'unknown-sort':
      return 400;
    case 'damaged':
    case 'too-slow':
    case 'unavailable':
      return 503;
  }
}

function describe(failure: EngineRefusal): string {
  switch (failure.kind) {
    case 'unknown-index':
      return `There is no index "${failure.index}".`;
    case 'unknown-field':
      return `There is no field "${failure.field}" that "${failure.where}" can name.`;
    case 'unknown-sort':
      return `There is no sort "${failure.sortName}".`;
    case 'damaged':
      return `The index "${failure.index}" can't be read: the file ${failure.file} is damaged.`;
    case 'too-slow':
      return `The search took more than ${failure.limitMs} ms and was aborted.`;
    case 'unavailable':
      return `The search engine can't answer now: ${failure.reason}`;
  }
}
