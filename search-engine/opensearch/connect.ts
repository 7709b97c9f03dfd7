import type { Client, errors } from '@opensearch-project/opensearch';
import { type Cluster, ClusterError, type ClusterRequest } from './cluster.ts';

/** The addresses and time limit of a cluster. */
export interface ConnectOptions {
  /** Addresses of its nodes; if one fails, the request is sent to another one. */
  readonly nodes: readonly string[];
  /** Time limit per node for a search, in ms. */
  readonly timeoutMs: number;
}

type Errors = typeof errors;

interface Connected {
  readonly client: Client;
  readonly errors: Errors;
}

/** Connects to a cluster with the official client, which is loaded on first use. */
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
    // One retry on each of the other nodes.
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
  // The client's limit covers only the first byte of an answer; a node can stop responding after it.
  const timer = setTimeout(() => request.abort(), perNode * (options.nodes.length + 1));
  try {
    return (await request).body;
  } catch (error) {
    throw explain(error, errors);
  } finally {
    clearTimeout(timer);
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
