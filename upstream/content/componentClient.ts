import type { ComponentAddress, EditableComponents } from '#domain/content/editableComponents.ts';
import { ok } from '#domain/result.ts';
import { isMissing } from '#domain/upstreamFailure.ts';
import { readWire } from '../http/readWire.ts';
import { getJson, type HttpTools, systemTools } from '../http/request.ts';
import type { Upstream } from '../http/upstream.ts';
import { parsePage } from './parse.ts';
import { updateRenderings } from './updateRenderings.ts';
import { wireLayout } from './wire.ts';

/** Connection to the platform's layouts of single components. */
export interface ComponentClientOptions {
  /** Origin of the platform. */
  readonly origin: string;
  readonly key: string;
  /** Time limit of one question in ms. */
  readonly timeoutMs: number;
  readonly upstream: Pick<Upstream, 'ask'>;
  readonly tools?: HttpTools | undefined;
}

/** A client of the platform's layouts of single components, which its Design Library shows. */
export function createComponentClient({
  origin,
  key,
  timeoutMs,
  upstream,
  tools = systemTools,
}: ComponentClientOptions): EditableComponents {
  return {
    find: async (address, updates) => {
      const url = `${origin}/layout/component?${queryOfComponent(address)}`;
      const headers = headersOf(address, key);
      const answer = await upstream.ask(
        () => getJson(tools, { url, headers, timeoutMs }),
        isMissing,
      );
      if (!answer.ok) return isMissing(answer.failure) ? ok(undefined) : answer;
      const layout = readWire(wireLayout, answer.value);
      if (!layout.ok) return layout;
      const { context, route } = layout.value.sitecore;
      const updated = route && {
        ...route,
        placeholders: updateRenderings(route.placeholders ?? {}, updates),
      };
      const page = parsePage({ rendered: { sitecore: { context, route: updated } } });
      // The platform doesn't say in the layout of a component what it was asked for.
      return ok(page && { ...page, mode: address.mode, editor: undefined });
    },
  };
}

/** The platform defines the names of the parameters. */
function queryOfComponent(address: ComponentAddress): URLSearchParams {
  const { site, itemId, language, version, uid, renderingId, dataSource } = address;
  const query = {
    item: itemId,
    uid,
    dataSourceId: dataSource,
    renderingItemId: renderingId,
    version,
    sc_site: site,
    sc_lang: language,
  };
  return new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

function headersOf(
  { mode, authorization }: ComponentAddress,
  key: string,
): Readonly<Record<string, string>> {
  return {
    'x-sitecore-contextid': key,
    sc_editMode: String(mode === 'edit'),
    ...(authorization !== undefined && { authorization }),
  };
}
