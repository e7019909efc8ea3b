import { once } from '../../domain/kit/once.ts';

type AsyncMethod = (...given: never[]) => Promise<unknown>;
type Method = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * Returns a port that `load` is called for with the first call of any method. A method that is added to the port is covered
 * without a change here.
 *
 * @example
 * const desk = lazily(async () => (await import('./visitor-desk.ts')).visitorDesk(db));
 */
export const lazily = <Port extends object & { readonly [Name in keyof Port]: AsyncMethod }>(
  load: () => Promise<Port>,
): Port => {
  const loaded = once(load);
  return new Proxy({} as Port, {
    get(_, name) {
      // Otherwise `await` would take the port for a promise.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const call: Method = async (...given) => {
        const port: object = await loaded();
        return (Reflect.get(port, name) as Method).apply(port, [...given]);
      };
      return call;
    },
  });
};
