/** Returns a function that creates its value on the first call and then returns the same value. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
};
