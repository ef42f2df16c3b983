// The operations of api.d.ts by the name that `call` takes: 'PUT /v1/drafts/{id}'.

import type { Operations } from './api';

type ByName = { [K in keyof Operations as `${Operations[K]['method']} ${Operations[K]['path']}`]: Operations[K] };

export type Operation = keyof ByName;
export type Answer<O extends Operation> = ByName[O]['answer'];
export type Body<O extends Operation> = ByName[O]['body'];
export type Query<O extends Operation> = ByName[O]['query'];

/** What a request may say besides its path, query and body. */
export interface Extras {
  /** Sent as If-Match: the version of what was read, or its ETag as `tagged` gave it. */
  version?: number | string;
  /** Sent as If-None-Match: *: it is made, or made again, but nothing is replaced. */
  absent?: boolean;
  /** Sent as Sync-Operation. */
  operation?: { device: string; sequence: number; id: string };
  /** The media type of a body that is not JSON. */
  type?: string;
  signal?: AbortSignal;
  /** Milliseconds until the request is given up: 8 s for reading, 20 s for writing. */
  timeout?: number;
  /** Nothing is asked and no page is left: 401 and the like are thrown like any other problem. */
  quiet?: boolean;
}

type Path<P> = {} extends P ? { path?: {} } : { path: P };
type Sent<B> = [B] extends [undefined] ? { body?: undefined } : undefined extends B ? { body?: B } : { body: B | Blob };

export type Input<O extends Operation> = Path<ByName[O]['parameters']> & Sent<ByName[O]['body']> & { query?: Query<O> } & Extras;
/** The input may be left out where nothing in it is needed. */
export type Inputs<O extends Operation> = {} extends Input<O> ? [input?: Input<O>] : [input: Input<O>];
