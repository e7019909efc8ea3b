// URLSearchParams exists wherever drawings are drawn; their compiler settings know neither the DOM nor Workers.
declare class URLSearchParams {
  constructor(query: string);
  [Symbol.iterator](): IterableIterator<[name: string, value: string]>;
}
