import type { z } from 'zod';
import { parseFields } from '#domain/content/fields.ts';
import { mediaAddress } from '#domain/content/mediaAddress.ts';
import type {
  Page,
  PageMode,
  Placeholders,
  Rendering,
  SiteSettings,
} from '#domain/content/page.ts';
import { parsePageFields } from '#domain/content/pageFields.ts';
import { hiddenComponentName } from '#domain/content/renderings.ts';
import { siteFields } from '#domain/content/siteFields.ts';
import { mapRecord, members } from '#domain/record.ts';
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
  const mode = parseMode(context);
  return {
    itemId: route.itemId ?? '',
    name: route.name ?? '',
    itemPath: context.itemPath ?? '',
    displayName: route.displayName ?? route.name ?? '',
    language: route.itemLanguage ?? context.language ?? '',
    mode,
    fields,
    fieldProblems: problems,
    placeholders: parsePlaceholders(route.placeholders, { mode, within: '' }),
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

interface PlaceOnPage {
  readonly mode: PageMode;
  /** Identifies the rendering around the placeholder; empty for the page itself. */
  readonly within: string;
}

function parsePlaceholders(
  wire: WireRendering['placeholders'],
  { mode, within }: PlaceOnPage,
): Placeholders {
  return mapRecord(wire ?? {}, (renderings, name) =>
    renderings.flatMap((rendering, index) =>
      parseRendering(rendering, { mode, within: `${within}${name}-${index}` }),
    ),
  );
}

/** Invalid renderings are dropped, and for all but editors those that the platform hides; the rest of the placeholder stays. */
function parseRendering(wire: unknown, { mode, within }: PlaceOnPage): Rendering[] {
  const parsed = wireRendering.safeParse(wire);
  if (!parsed.success) return [];
  const { componentName, dataSource, fields, placeholders } = parsed.data;
  if (componentName === hiddenComponentName && mode !== 'edit') return [];
  const params = parseParams(parsed.data.params);
  // Without an id, a rendering is identified by its place on the page.
  const uid = parsed.data.uid || within;
  return [
    {
      uid,
      componentName: componentName + variantOf(params),
      dataSource: dataSource || undefined,
      params,
      styles: stylesOf(params),
      fields,
      placeholders: parsePlaceholders(placeholders, { mode, within: `${uid}-` }),
    },
  ];
}

/** The platform's SDK has a component for each variant, and no other one for a variant that it doesn't have. */
function variantOf({ FieldNames: variant = '' }: Rendering['params']): string {
  return variant === '' || variant === 'Default' ? '' : ` (${variant})`;
}

function stylesOf({ GridParameters: grid = '', Styles: styles = '' }: Rendering['params']) {
  return `${grid} ${styles}`.trim() || undefined;
}

function parseParams(wire: WireRendering['params']): Rendering['params'] {
  const texts = Object.entries(wire ?? {}).flatMap(([name, value]) => {
    const text = paramText(value);
    return text === undefined ? [] : [[name, text] as const];
  });
  return Object.fromEntries(texts);
}

/** The platform sends a text, or an object with it: `{ value }`, or `{ Value: { value } }` for chosen items. */
function paramText(value: unknown): string | undefined {
  const { Value: chosen, value: own } = members(value);
  return [value, members(chosen)['value'], own].find((text) => typeof text === 'string');
}

/** A site's settings from its attributes; missing ones get their defaults. */
export function parseSiteSettings(answer: z.infer<typeof wireSiteAnswer>): SiteSettings {
  const info = answer.site.siteInfo;
  const texts = info?.attributes?.filter(({ value }) => typeof value === 'string') ?? [];
  const wire = Object.fromEntries(texts.map(({ key, value }) => [key, value]));
  const { values, problems } = parseFields(siteFields, wire);
  return {
    gtmId: values.gtmId,
    favicon: mediaAddress(values.favicon),
    titleTemplate: values.titleTemplate || '%s',
    notFoundPath: info?.errorHandling?.notFoundPagePath || undefined,
    isOnlyLight: values.darkMode === 'off',
    problems,
  };
}
