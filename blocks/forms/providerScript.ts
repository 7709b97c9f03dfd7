/** What the provider's script offers the page. */
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
 * The provider's script, fetched once for all forms of the page; `undefined` where it didn't come
 * or is something else. What failed is fetched anew the next time.
 */
export function loadProvider(url: string): Promise<ProviderApi | undefined> {
  const load = loads.get(url) ?? fetchProvider(url);
  loads.set(url, load);
  return load;
}

async function fetchProvider(url: string): Promise<ProviderApi | undefined> {
  const hasCome = await runScript(`${url}/embed/v2.js`);
  const api = hasCome ? offeredApi() : undefined;
  if (!api) loads.delete(url);
  return api;
}

/** Whether the script came; not whether it was the right one. */
function runScript(src: string): Promise<boolean> {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
  const ended = new Promise<boolean>((resolve) => {
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
  });
  return ended.finally(() => script.remove());
}

/** The script's name for itself on the window is the provider's. */
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
