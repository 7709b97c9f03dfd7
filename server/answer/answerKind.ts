import type { AnswerKind } from '#app/security/securityHeaders.ts';
import type { Family } from '../guard/families.ts';
import { isEditorRoute } from './cleanRequest.ts';

/** The kind of answer to a request that the guard has passed. */
export function answerKindOf(family: Family, url: string): AnswerKind {
  switch (family) {
    case 'page':
      return isEditorRoute(url) ? 'editing' : 'page';
    case 'api':
      return isEditorAnswer.test(url) ? 'editing' : 'api';
    case 'files':
      return ofTheBuild.test(url) ? 'static' : 'media';
    case 'optimizer':
      return 'media';
    case 'services':
      return 'services';
    case 'internal':
      return 'error';
  }
}

const ofTheBuild = /^\/(?:_next\/static\/|icons\.svg(?:[?]|$))/;
const isEditorAnswer = /^\/(?:feaas-render|api\/editing\/render)(?:[?]|$)/;
