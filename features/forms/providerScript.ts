import { loadTimeoutMs } from '#domain/forms/embeddedFormState.ts';

/** The part of the provider's API that we use. */
interface ProviderApi {
  readonly forms: {
    /** Puts a form into the element that the selector `target` finds. */
    readonly create: (options: ProvidedFormOptions) => void;
  };
}

interface ProvidedFormOptions {
  readonly region: string;
  readonly portalId: string;
  readonly formId: string;
  readonly locale: string;
  readonly target: string;
}

const loads = new Map<string, Promise<ProviderApi | undefined>>();

/**
 * The provider's script, fetched once for all forms of the page; `undefined` if it fails to load,
 * takes longer than `loadTimeoutMs`, or isn't the provider's script. The next call after a failure
 * fetches it again.
 */
export function loadProvider(url: string): Promise<ProviderApi | undefined> {
  const load = loads.get(url) ?? fetchProvider(url);
  loads.set(url, load);
  return load;
}

async function fetchProvider(url: string): Promise<ProviderApi | undefined> {
  const hasLoaded = await runScript(`${url}/embed/v2.js`);
  const api = hasLoaded ? offeredApi() : undefined;
  if (!api) loads.delete(url);
  return api;
}

/** Whether the script loaded in time; says nothing about its content. */
function runScript(src: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  const ended = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    // A server that never answers must not keep a retry waiting for the same request.
    window.setTimeout(() => resolve(false), loadTimeoutMs);
  });
  return ended.finally(() => script.remove());
}

/** The provider's script defines this global; the name is its own. */
function offeredApi(): ProviderApi | undefined {
  const offered: unknown = Reflect.get(window, 'hbspt');
  return isApi(offered) ? offered : undefined;
}

function isApi(offered: unknown): offered is ProviderApi {
  const forms = member(offered, 'forms');
  return typeof member(forms, 'create') === 'function';
}

function member(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}
