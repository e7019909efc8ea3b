import { WorkerEntrypoint } from 'cloudflare:workers';
import type { KVNamespace } from '@cloudflare/workers-types';
import { openShard, type Shard, type ShardAnswer, type ShardLists, type ShardQuestion } from './shard.ts';

/** What a shard's Worker is given. */
export interface ShardEnv {
  readonly CACHE: KVNamespace;
  /** Under which its snapshot lies. */
  readonly KEY: string;
}

/** How a shard came into its isolate. */
export interface ShardLoad {
  readonly lists: ShardLists;
  readonly readMs: number;
  readonly openMs: number;
}

let shard: Shard | null = null;

/** One shard in an isolate of its own. */
export default class ShardWorker extends WorkerEntrypoint<ShardEnv> {
  async load(): Promise<ShardLoad> {
    const started = Date.now();
    const bytes = await this.env.CACHE.get(this.env.KEY, 'arrayBuffer');
    if (!bytes) throw new Error(`KV holds no ${this.env.KEY}.`);
    const read = Date.now();
    shard = openShard(new Uint8Array(bytes));
    return { lists: shard.lists(), readMs: read - started, openMs: Date.now() - read };
  }

  answer(question: ShardQuestion): ShardAnswer {
    if (!shard) throw new Error('Load first.');
    return shard.answer(question);
  }
}
