import type { Client, errors } from '@opensearch-project/opensearch';
import { type Cluster, ClusterError, type ClusterRequest } from './cluster.ts';

/** Where a cluster is, and how patiently it is asked. */
export interface ConnectOptions {
  /** Addresses of its nodes; another one is asked when one fails. */
  readonly nodes: readonly string[];
  /** How long one node may take for a search, in ms. */
  readonly timeoutMs: number;
}

type Errors = typeof errors;

interface Connected {
  readonly client: Client;
  readonly errors: Errors;
}

/** A cluster that is reached by the official client, which is loaded when it is first needed. */
export function connectCluster(options: ConnectOptions): Cluster {
  let connecting: Promise<Connected> | undefined;
  const connected = () => {
    connecting ??= connect(options);
    return connecting;
  };
  return {
    ask: async (request) => ask(await connected(), request, options),
    close: async () => {
      await (await connecting)?.client.close();
    },
  };
}

async function connect({ nodes, timeoutMs }: ConnectOptions): Promise<Connected> {
  const { Client, errors } = await import('@opensearch-project/opensearch');
  const client = new Client({
    nodes: [...nodes],
    // Each of the others once.
    maxRetries: Math.max(1, nodes.length - 1),
    requestTimeout: timeoutMs,
    pingTimeout: timeoutMs,
  });
  return { client, errors };
}

async function ask(
  { client, errors }: Connected,
  { method, path, query, body, lines, timeoutMs }: ClusterRequest,
  options: ConnectOptions,
): Promise<unknown> {
  const perNode = timeoutMs ?? options.timeoutMs;
  const request = client.transport.request(
    {
      method,
      path,
      ...(query !== undefined && { querystring: { ...query } }),
      ...(body !== undefined && { body }),
      ...(lines !== undefined && { bulkBody: [...lines] }),
    },
    { requestTimeout: perNode },
  );
  // The client's limit ends with the first byte of an answer; a node can fall silent after it.
  const impatience = setTimeout(() => request.abort(), perNode * (options.nodes.length + 1));
  try {
    return (await request).body;
  } catch (error) {
    throw explain(error, errors);
  } finally {
    clearTimeout(impatience);
  }
}

function explain(error: unknown, errors: Errors): unknown {
  if (error instanceof errors.ResponseError) {
    const { statusCode, message } = error;
    if (statusCode === 404) return new ClusterError('missing', message);
    const isBusy = statusCode === 429 || statusCode >= 500;
    return new ClusterError(isBusy ? 'unavailable' : 'refused', message);
  }
  if (error instanceof errors.OpenSearchClientError) {
    return new ClusterError('unavailable', `${error.name}: ${error.message}`);
  }
  return error;
}
