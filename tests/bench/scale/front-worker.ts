import { randomQuery } from '../search/random-query.ts';
import { askOf, type Front, openFront, searchShards } from './front.ts';
import type { ShardAnswer, ShardQuestion } from './shard.ts';
import type { ShardLoad } from './shard-worker.ts';

/* The index in front of shards, each of which is a separate Worker. Serves the same URLs as `search-worker.ts`. */

/** A binding to a `ShardWorker`. */
interface ShardBinding {
  load(): Promise<ShardLoad>;
  answer(question: ShardQuestion): Promise<ShardAnswer>;
}

/** Bindings `SHARD0`, `SHARD1` … */
type FrontEnv = Readonly<Record<string, ShardBinding>>;

let front: Front | null = null;

const bindings = (env: FrontEnv): readonly ShardBinding[] => Object.keys(env).flatMap((_, n) => env[`SHARD${n}`] ?? []);

const load = async (shards: readonly ShardBinding[]): Promise<{ readMs: number; openMs: number; frontMs: number }> => {
  const loads: ShardLoad[] = [];
  for (const shard of shards) loads.push(await shard.load());
  const started = Date.now();
  front = openFront(loads.map(({ lists }) => lists));
  return {
    readMs: Math.max(...loads.map(({ readMs }) => readMs)),
    openMs: Math.max(...loads.map(({ openMs }) => openMs)),
    frontMs: Date.now() - started,
  };
};

export default {
  async fetch(request: Request, env: FrontEnv): Promise<Response> {
    const url = new URL(request.url);
    const shards = bindings(env);
    if (url.pathname === '/idle') return Response.json(null);
    if (url.pathname === '/load') return Response.json(await load(shards));
    if (!front) throw new Error('Load first.');
    const ask = askOf(shards);
    const from = Number(url.searchParams.get('from'));
    const count = Number(url.searchParams.get('count'));
    const repeat = Number(url.searchParams.get('repeat'));
    const times: number[] = [];
    for (let seed = from; seed < from + count; seed++) {
      const query = randomQuery(front.lists, seed);
      const started = Date.now();
      for (let run = 0; run < repeat; run++) await searchShards(front, ask, query);
      times.push((Date.now() - started) / repeat);
    }
    return Response.json(times);
  },
};
