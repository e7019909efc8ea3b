import type * as v from 'valibot';

type Plain = boolean | number | string | null | undefined;

type Frozen<T> = T extends Plain
  ? T
  : T extends readonly (infer One)[]
    ? readonly Frozen<One>[]
    : T extends object
      ? { readonly [Key in keyof T]: Frozen<T[Key]> }
      : T;

/** The output of a schema, deeply read-only, so that the type is derived from the validation. */
export type Value<Schema extends v.GenericSchema> = Frozen<v.InferOutput<Schema>>;
