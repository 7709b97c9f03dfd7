import type { z } from 'zod';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import type {
  Page,
  PageMode,
  Placeholders,
  Rendering,
  SiteSettings,
} from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { mapRecord } from '#domain/record.ts';
import {
  type WireLayout,
  type WireRenderedItem,
  type WireRendering,
  wireRendering,
  type wireSiteAnswer,
} from './wire.ts';

/** The page of an item; `undefined` if the item doesn't exist or has no layout. */
export function parsePage(item: WireRenderedItem | undefined): Page | undefined {
  const route = item?.rendered?.sitecore.route;
  if (!item?.rendered || !route) return undefined;
  const context = item.rendered.sitecore.context ?? {};
  const { fields, problems } = parsePageFields(route.fields);
  return {
    itemId: route.itemId ?? '',
    name: route.name ?? '',
    itemPath: context.itemPath ?? '',
    displayName: route.displayName ?? route.name ?? '',
    language: route.itemLanguage ?? context.language ?? '',
    mode: parseMode(context),
    fields,
    fieldProblems: problems,
    placeholders: parsePlaceholders(route.placeholders),
    routeFields: route.fields,
    languages: parseLanguages(item.languages),
    editor: parseEditor(context),
  };
}

type WireContext = NonNullable<WireLayout['sitecore']['context']>;

function parseMode(context: WireContext): PageMode {
  if (context.pageEditing) return 'edit';
  return context.pageState?.toLowerCase() === 'preview' ? 'preview' : 'normal';
}

function parseEditor(context: WireContext): Page['editor'] {
  if (!context.pageEditing) return undefined;
  return { clientScripts: context.clientScripts ?? [], clientData: context.clientData ?? {} };
}

function parseLanguages(wire: NonNullable<WireRenderedItem>['languages']): Page['languages'] {
  return (wire ?? []).flatMap(({ displayName, language, url }) => {
    if (!language) return [];
    const { name, nativeName } = language;
    return [
      {
        name,
        displayName: language.displayName || name,
        englishName: language.englishName || name,
        nativeName: nativeName || name,
        pageName: displayName || undefined,
        path: url?.path || undefined,
      },
    ];
  });
}

function parsePlaceholders(wire: WireRendering['placeholders'], within = ''): Placeholders {
  return mapRecord(wire ?? {}, (renderings, name) =>
    renderings.flatMap((rendering, index) =>
      parseRendering(rendering, `${within}${name}-${index}`),
    ),
  );
}

/** Invalid renderings are dropped; the rest of the placeholder stays. */
function parseRendering(wire: unknown, place: string): Rendering[] {
  const parsed = wireRendering.safeParse(wire);
  if (!parsed.success) return [];
  const { componentName, dataSource, params, fields, placeholders } = parsed.data;
  // Without an id, a rendering is identified by its place on the page.
  const uid = parsed.data.uid || place;
  return [
    {
      uid,
      componentName,
      dataSource: dataSource || undefined,
      params: parseParams(params),
      fields,
      placeholders: parsePlaceholders(placeholders, `${uid}-`),
    },
  ];
}

function parseParams(wire: WireRendering['params']): Rendering['params'] {
  const texts = Object.entries(wire ?? {}).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  return Object.fromEntries(texts);
}

/** A site's settings from its attributes; missing ones get their defaults. */
export function parseSiteSettings(answer: z.infer<typeof wireSiteAnswer>): SiteSettings {
  const info = answer.site.siteInfo;
  const attributes = new Map(info?.attributes?.map(({ key, value }) => [key, value]));
  const attribute = (key: string) => {
    const value = attributes.get(key);
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return {
    gtmId: attribute('gtmID') ?? '',
    favicon: mediaAddress(attribute('favicon') ?? ''),
    titleTemplate: attribute('titleTemplate') ?? '%s',
    notFoundPath: info?.errorHandling?.notFoundPagePath || undefined,
  };
}
