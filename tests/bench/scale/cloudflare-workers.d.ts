/**
 * The part of the runtime's module that a shard's Worker uses; importing all of its types would change those of Node
 * for every test.
 */
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env> {
    protected readonly env: Env;
  }
}
