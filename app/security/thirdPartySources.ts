import type { ThirdParty } from '#domain/security/thirdParty.ts';
import type { Environment } from '../environment.ts';
import type { Sources } from './policy.ts';

type Addresses = Pick<
  Environment,
  'tagManagerUrl' | 'formProviders' | 'mapStyleUrl' | 'thirdPartySources'
>;

/** What each third party adds to the policy of a page that uses it. */
export function thirdPartySources(environment: Addresses): Readonly<Record<ThirdParty, Sources>> {
  const { tagManagerUrl, formProviders, thirdPartySources: more } = environment;
  const tags: Sources = {
    'script-src': [withoutQuery(tagManagerUrl), ...more.tagScripts],
    'connect-src': more.tags,
    'img-src': more.tags,
  };
  const forms = [originOf(formProviders.embed.url), ...more.forms];
  const maps = mapSources(environment);
  return {
    'tag-manager': tags,
    'page-tag-manager': tags,
    'form-provider': {
      'script-src': forms,
      'connect-src': forms,
      'frame-src': forms,
      'img-src': forms,
      'form-action': forms,
    },
    jotform: { 'frame-src': [originOf(formProviders.jotform.url)] },
    // The library decodes the pictures of a style from blobs.
    map: { 'connect-src': maps, 'img-src': [...maps, 'blob:'] },
    // Without script, the play button is a form that opens the page of the video.
    youtube: {
      'frame-src': ['https://www.youtube-nocookie.com'],
      'form-action': ['https://www.youtube.com', 'https://consent.youtube.com'],
    },
  };
}

/** Where maps load their style, tiles and pictures from, besides the site. */
export function mapSources({
  mapStyleUrl,
  thirdPartySources: { map },
}: Pick<Addresses, 'mapStyleUrl' | 'thirdPartySources'>): readonly string[] {
  return mapStyleUrl === undefined ? [] : [originOf(mapStyleUrl), ...map];
}

function originOf(url: string): string {
  return new URL(url).origin;
}

function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
