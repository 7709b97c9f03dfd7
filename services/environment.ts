import { statSync } from 'node:fs';

/** Everything the services read from the environment, checked. */
export interface Environment {
  /** Port the services listen on (loopback). */
  servicesPort: number;
  /** Port of the site, for the links of the front page. */
  sitePort: number;
  /** Key the content platform asks for. */
  contentApiKey: string;
  /** Requests a second beyond which the content platform answers 429; undefined: it never does. */
  contentRateLimit: number | undefined;
  /** Key Jotform asks for. */
  jotformApiKey: string;
  /** Key the search service asks for. */
  searchApiKey: string;
  /** Folder of what outlives the process; undefined: nothing does. */
  dataFolder: string | undefined;
  /** Addresses of an OpenSearch cluster's nodes, with commas; undefined: searches are answered here. */
  openSearchUrl: string | undefined;
}

/** The checked environment, or one sentence per bad value. */
export type EnvironmentResult =
  | { kind: 'environment'; environment: Environment }
  | { kind: 'invalid'; problems: readonly string[] };

type Variables = Readonly<Record<string, string | undefined>>;

interface WholeNumber {
  fallback: number;
  from: number;
  to: number;
}

function wholeNumber(variables: Variables, name: string, rule: WholeNumber, problems: string[]) {
  const text = variables[name]?.trim() ?? '';
  if (text === '') return rule.fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= rule.from && value <= rule.to) return value;
  problems.push(`${name} must be a whole number from ${rule.from} to ${rule.to}, not "${text}".`);
  return rule.fallback;
}

function key(variables: Variables, name: string, problems: string[]): string {
  const text = variables[name] ?? '';
  if (text === '') return 'forecourt-local';
  if (!/^[\x21-\x7e]+$/.test(text)) {
    problems.push(`${name} must be printable ASCII without spaces, as it travels in a header.`);
  }
  return text;
}

/** A folder that is there or can be made. */
function folder(variables: Variables, name: string, fallback: string, problems: string[]): string {
  const path = variables[name]?.trim() || fallback;
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? true;
  if (!isFolder) problems.push(`${name} must be a folder, and "${path}" is none.`);
  return path;
}

/** Addresses of one or several nodes, with commas between them. */
function nodes(variables: Variables, name: string, problems: string[]): string | undefined {
  const text = variables[name]?.trim() ?? '';
  if (text === '') return undefined;
  const isGood = text.split(',').every((node) => /^https?:$/.test(urlProtocol(node.trim())));
  if (!isGood) {
    // It may hold a password, so it isn't repeated.
    problems.push(`${name} must be http addresses with commas between them.`);
  }
  return text;
}

function urlProtocol(address: string): string {
  return URL.parse(address)?.protocol ?? '';
}

/** The nodes that are asked, where `SEARCH_ENGINE` says that a cluster answers searches. */
function cluster(variables: Variables, problems: string[]): string | undefined {
  const url = nodes(variables, 'OPENSEARCH_URL', problems);
  const engine = variables['SEARCH_ENGINE']?.trim() || 'embedded';
  switch (engine) {
    case 'embedded':
      return undefined;
    case 'opensearch':
      if (!variables['OPENSEARCH_URL']?.trim())
        problems.push('SEARCH_ENGINE is opensearch, so OPENSEARCH_URL must name the nodes.');
      return url;
    default:
      problems.push(`SEARCH_ENGINE must be embedded or opensearch, not "${engine}".`);
      return undefined;
  }
}

/** Reads and checks the environment. Unset or empty values take their defaults. */
export function parseEnvironment(variables: Variables): EnvironmentResult {
  const problems: string[] = [];
  const port = { from: 1, to: 65_535 };
  const servicesPort = wholeNumber(
    variables,
    'SERVICES_PORT',
    { ...port, fallback: 4000 },
    problems,
  );
  const sitePort = wholeNumber(variables, 'PORT', { ...port, fallback: 3000 }, problems);
  const limit = { fallback: 0, from: 0, to: 100_000 };
  const contentRateLimit = wholeNumber(variables, 'CONTENT_RATE_LIMIT', limit, problems);
  const contentApiKey = key(variables, 'CONTENT_API_KEY', problems);
  const jotformApiKey = key(variables, 'JOTFORM_API_KEY', problems);
  const searchApiKey = key(variables, 'SEARCH_API_KEY', problems);
  const dataFolder = folder(variables, 'DATA_DIR', '.data', problems);
  const openSearchUrl = cluster(variables, problems);
  if (servicesPort === sitePort && problems.length === 0) {
    problems.push(`SERVICES_PORT and PORT are both ${sitePort}; the site needs a port of its own.`);
  }
  if (problems.length > 0) return { kind: 'invalid', problems };
  return {
    kind: 'environment',
    environment: {
      servicesPort,
      sitePort,
      contentApiKey,
      contentRateLimit: contentRateLimit === 0 ? undefined : contentRateLimit,
      jotformApiKey,
      searchApiKey,
      dataFolder,
      openSearchUrl,
    },
  };
}
