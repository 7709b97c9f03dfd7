import { hiddenComponentName } from '#domain/content/renderings.ts';
import { type FieldJsonContext, fieldsJson, type JsonValue } from './fieldJson.ts';
import { guidFrom } from './guid.ts';
import type { Item, PageItem, Placeholders, Rendering } from './model.ts';
import { settingsPath } from './store.ts';
import { templateId } from './templates.ts';

/** The default device of the platform, the same in every installation. */
const deviceId = 'fe5d7fdf-89c0-4d99-9aa3-b5fbd009c9f3';

/** A page in the layout service's format: its context and its route with all placeholders. */
export function layoutJson(page: PageItem, context: FieldJsonContext): JsonValue {
  return { sitecore: { context: contextJson(page, context), route: routeJson(page, context) } };
}

function contextJson(page: PageItem, context: FieldJsonContext): JsonValue {
  return {
    pageEditing: context.mode === 'edit',
    site: { name: page.siteName, fields: settingsJson(page, context) },
    pageState: context.mode,
    editMode: 'metadata',
    language: page.language,
    itemPath: page.layout.routePath,
    ...editorJson(context),
  };
}

function settingsJson({ siteName, language }: Item, { store }: FieldJsonContext): JsonValue {
  const site = siteName === undefined ? undefined : store.site(siteName);
  const settings = site === undefined ? undefined : store.item(settingsPath(site), language);
  return settings === undefined ? {} : fieldsJson(settings, { store, mode: 'normal' });
}

/** In the editor, the context also lists the scripts to load. */
function editorJson({ mode, clientScripts = [] }: FieldJsonContext): Record<string, JsonValue> {
  return mode === 'normal' ? {} : { clientScripts, clientData: {} };
}

function routeJson(page: PageItem, context: FieldJsonContext): JsonValue {
  return {
    name: page.name,
    displayName: page.displayName,
    fields: fieldsJson(page, context),
    databaseName: context.mode === 'normal' ? 'web' : 'master',
    deviceId,
    itemId: page.id,
    itemLanguage: page.language,
    itemVersion: page.version,
    layoutId: guidFrom('layout', page.templateName),
    templateId: templateId(page.templateName),
    templateName: page.templateName,
    placeholders: placeholdersJson(page.layout.placeholders, page, context),
  };
}

function placeholdersJson(all: Placeholders, page: Item, context: FieldJsonContext): JsonValue {
  return Object.fromEntries(
    Object.entries(all).map(([key, renderings]) => {
      return [
        key,
        renderings.flatMap((rendering) => {
          if (rendering.isHidden) return context.mode === 'edit' ? hiddenJson(rendering) : [];
          return renderingJson(rendering, page, context);
        }),
      ];
    }),
  );
}

/** What editors get of a hidden block: where it is. Nobody else gets anything of it. */
function hiddenJson({ uid }: Rendering): JsonValue {
  const empty = { dataSource: '', params: {}, fields: {}, placeholders: {} };
  return { uid, componentName: hiddenComponentName, ...empty };
}

function renderingJson(rendering: Rendering, page: Item, context: FieldJsonContext): JsonValue {
  const { uid, componentName, params, dataSourceId, placeholders } = rendering;
  const data =
    dataSourceId === undefined ? undefined : context.store.item(dataSourceId, page.language);
  return {
    uid,
    componentName,
    dataSource: data?.path ?? '',
    params,
    fields: data === undefined ? {} : fieldsJson(data, context),
    placeholders: placeholdersJson(placeholders, page, context),
  };
}
