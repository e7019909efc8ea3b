declare module 'cloudflare:workers' {
  /** Lets work of the current request go on after its answer was sent. */
  export function waitUntil(work: Promise<unknown>): void;
}
