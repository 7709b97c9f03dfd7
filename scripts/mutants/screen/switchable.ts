import { fileURLToPath } from 'node:url';
import type { Mutation, SwitchSite } from '../mutationsOf.ts';

/** A mutation and its number in a run. */
export interface NumberedMutation {
  readonly id: number;
  readonly mutation: Mutation;
}

/** A place of the code, and the mutations that are switched on there. */
interface Place {
  readonly site: SwitchSite;
  readonly mutations: readonly NumberedMutation[];
}

const switchesModule = fileURLToPath(new URL('switches.ts', import.meta.url));
const directive = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*(['"])use (?:client|server)\1;/;

/** The text of a module in which each of its mutations can be switched on while it runs (mutant schemata). */
export function switchable(text: string, mutations: readonly NumberedMutation[]): string {
  const code = withSwitches(text, { start: 0, end: text.length }, placesOf(mutations));
  const head = directive.exec(code)?.[0] ?? '';
  const line = `import { isOn as mutantIsOn } from ${JSON.stringify(switchesModule)};`;
  return `${head}${line}${code.slice(head.length)}`;
}

/** In the order of the text, an outer place before those in it. */
function placesOf(mutations: readonly NumberedMutation[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const each of mutations) {
    const { site } = each.mutation;
    if (!site) continue;
    const key = `${site.start}–${site.end}`;
    places.set(key, { site, mutations: [...(places.get(key)?.mutations ?? []), each] });
  }
  return [...places.values()].toSorted(
    (a, b) => a.site.start - b.site.start || b.site.end - a.site.end,
  );
}

/** The text of a range, with the switches of the places in it. */
function withSwitches(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  places: readonly Place[],
): string {
  const parts: string[] = [];
  let at = start;
  for (const [index, place] of places.entries()) {
    const { site } = place;
    if (site.start < at || site.end > end) continue;
    parts.push(text.slice(at, site.start), switchOf(text, place, places.slice(index + 1)));
    at = site.end;
  }
  return [...parts, text.slice(at, end)].join('');
}

function switchOf(text: string, { site, mutations }: Place, inner: readonly Place[]): string {
  const render = (start: number, end: number) => withSwitches(text, { start, end }, inner);
  const alternatives = mutations
    .map(({ id, mutation }) => `mutantIsOn(${id}) ? (${changedSite(text, site, mutation)}) : `)
    .join('');
  switch (site.kind) {
    case 'expression':
      return `(${alternatives}(${render(site.start, site.end)}))`;
    case 'name':
      return `[${alternatives}${text.slice(site.start, site.end)}]`;
    case 'attribute':
      return `{...(${alternatives}{ ${attributeAsProperty(text, site, render)} })}`;
  }
}

/** What stands at a site with a mutation: an attribute that is removed leaves an object without properties. */
function changedSite(text: string, site: SwitchSite, { start, end, to }: Mutation): string {
  if (site.kind === 'attribute') return '{}';
  return text.slice(site.start, start) + to + text.slice(end, site.end);
}

/** `label={title}` as `"label": title`. */
function attributeAsProperty(
  text: string,
  { start, end }: SwitchSite,
  render: (start: number, end: number) => string,
): string {
  const equals = text.slice(start, end).indexOf('=');
  if (equals < 0) return `${JSON.stringify(text.slice(start, end))}: true`;
  const name = JSON.stringify(text.slice(start, start + equals));
  const valueStart = start + equals + 1;
  const first = text[valueStart];
  if (first === '<') return `${name}: ${render(valueStart, end)}`;
  if (first === '{') return `${name}: (${render(valueStart + 1, end - 1)})`;
  return `${name}: ${JSON.stringify(text.slice(valueStart + 1, end - 1))}`;
}
