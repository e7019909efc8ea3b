/** Runs calls of a port, such as `breaker.run`. */
type Run = <T>(call: () => Promise<T>) => Promise<T>;

type AsyncMethod = (...given: never[]) => Promise<unknown>;
type Method = (...given: readonly unknown[]) => Promise<unknown>;

/** Specifies for every method of a port whether its calls are guarded. Only methods that return a promise can be. */
type Guarding<Port> = {
  readonly [Name in keyof Port]-?: Port[Name] extends AsyncMethod ? boolean : false;
};

/**
 * Returns a port whose guarded methods go through `run`; the others are called directly. Every method must be listed,
 * so that adding a method to the port does not compile until it is listed too.
 *
 * @example
 * guarded<TextStore>(kv, breaker.run, { get: true, put: false });
 */
export const guarded = <Port extends object>(port: Port, run: Run, methods: Guarding<Port>): Port => {
  const source = port as Readonly<Record<string, Method>>;
  const entries = Object.entries(methods).map(([name, isGuarded]) => {
    const call: Method = (...given) => (source[name] as Method).apply(source, [...given]);
    return [name, isGuarded ? (...given: readonly unknown[]) => run(() => call(...given)) : call] as const;
  });
  return Object.fromEntries(entries) as Port;
};
