// TextEncoder and TextDecoder exist in every runtime of this code and do no I/O. They are declared here because the
// domain's compiler settings include neither the DOM nor the Workers library.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
