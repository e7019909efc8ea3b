/** Made when first asked for, then kept. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let kept: { readonly value: Value } | undefined;
  return () => {
    kept ??= { value: make() };
    return kept.value;
  };
};
