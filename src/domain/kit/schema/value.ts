import type * as v from 'valibot';

type Plain = boolean | number | string | null | undefined;

type Frozen<T> = T extends Plain
  ? T
  : T extends readonly (infer One)[]
    ? readonly Frozen<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T;

/** What a schema makes of a value, read-only all the way down: the type is told where the check is. */
export type Value<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;
