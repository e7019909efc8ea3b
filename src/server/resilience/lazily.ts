import { once } from '../../domain/kit/once.ts';

type AsyncMethod = (...given: never[]) => Promise<unknown>;
type Method = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * Returns a port that is loaded with `load` on the first call of any method. New methods of the port need no change
 * here.
 *
 * @example
 * const mails = lazily(async () => (await import('./quote-mails.ts')).quoteMails(db));
 */
export const lazily = <Port extends object & { readonly [Name in keyof Port]: AsyncMethod }>(
  load: () => Promise<Port>,
): Port => {
  const loaded = once(load);
  return new Proxy({} as Port, {
    get(_, name) {
      // Otherwise `await` would treat the port as a promise.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const call: Method = async (...given) => {
        const port: object = await loaded();
        return (Reflect.get(port, name) as Method).apply(port, [...given]);
      };
      return call;
    },
  });
};
