/** What the bench uses of autocannon, which brings no types of its own. */
declare module 'autocannon' {
  interface Result {
    readonly requests: { readonly average: number };
    readonly non2xx: number;
    readonly errors: number;
  }
  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    requests: { path: string }[];
  }): Promise<Result>;
}
