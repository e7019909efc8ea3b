import { WorkerEntrypoint } from 'cloudflare:workers';
import type { KVNamespace } from '@cloudflare/workers-types';
import { openShard, type Shard, type ShardAnswer, type ShardLists, type ShardQuestion } from './shard.ts';

/** The environment of a shard's Worker. */
export interface ShardEnv {
  readonly CACHE: KVNamespace;
  /** The key of its snapshot. */
  readonly KEY: string;
}

/** The timings of loading a shard into its isolate. */
export interface ShardLoad {
  readonly lists: ShardLists;
  readonly readMs: number;
  readonly openMs: number;
}

let shard: Shard | null = null;

/** One shard in a separate isolate. */
export default class ShardWorker extends WorkerEntrypoint<ShardEnv> {
  async load(): Promise<ShardLoad> {
    const started = Date.now();
    const bytes = await this.env.CACHE.get(this.env.KEY, 'arrayBuffer');
    if (!bytes) throw new Error(`KV does not contain ${this.env.KEY}.`);
    const read = Date.now();
    shard = openShard(new Uint8Array(bytes));
    return { lists: shard.lists(), readMs: read - started, openMs: Date.now() - read };
  }

  answer(question: ShardQuestion): ShardAnswer {
    if (!shard) throw new Error('Load first.');
    return shard.answer(question);
  }
}
