declare module 'occt-import-js' {
  interface Mesh {
    readonly name: string;
    readonly color?: readonly [number, number, number];
    readonly attributes: { readonly position: { readonly array: readonly number[] } };
    readonly index: { readonly array: readonly number[] };
  }
  interface Reader {
    ReadStepFile(
      content: Uint8Array,
      parameters: {
        readonly linearUnit: 'millimeter';
        readonly linearDeflectionType: 'bounding_box_ratio';
        readonly linearDeflection: number;
        readonly angularDeflection: number;
      },
    ): { readonly success: boolean; readonly meshes: readonly Mesh[] };
  }
  /** Its messages go to `print` and `printErr`. */
  const open: (told?: { print: (text: string) => void; printErr: (text: string) => void }) => Promise<Reader>;
  export default open;
}
