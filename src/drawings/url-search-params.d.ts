// URLSearchParams exists in all runtimes that render drawings, but their compiler settings include neither the DOM nor
// Workers.
declare class URLSearchParams {
  constructor(query: string);
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>;
}
