/** What a shard's Worker needs of the runtime's module; all of its types would change those of Node for every test. */
declare module 'cloudflare:workers' {
  export abstract class WorkerEntrypoint<Env> {
    protected readonly env: Env;
  }
}
