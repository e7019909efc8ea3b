// TextEncoder and TextDecoder exist wherever this code runs and do no input or output; the domain's
// compiler settings know neither the DOM nor Workers, so the two are declared here.
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean });
  decode(bytes: Uint8Array): string;
}
