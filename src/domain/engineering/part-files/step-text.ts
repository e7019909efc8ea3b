const hex = (code: number, digits: number): string => code.toString(16).toUpperCase().padStart(digits, '0');

const APOSTROPHE = '\\X2\\0027\\X0\\';

const sign = (character: string): string => {
  const code = character.codePointAt(0) ?? 0x20;
  if (code < 0x20 || code === 0x7f) return ' ';
  // Doubling the quote would also be valid, but OpenCASCADE ends a string at `'',`.
  if (character === "'") return APOSTROPHE;
  if (character === '\\') return '\\\\';
  if (code < 0x7f) return character;
  return code > 0xffff ? `\\X4\\${hex(code, 8)}\\X0\\` : `\\X2\\${hex(code, 4)}\\X0\\`;
};

/**
 * Returns a string of ISO 10303-21: ASCII only, with escaped quotes.
 *
 * @example stepText('Ø5') // "'\\X2\\00D8\\X0\\5'"
 */
export const stepText = (text: string): string => `'${[...text.toWellFormed()].map(sign).join('')}'`;

const DECIMALS = 6;

/**
 * Returns a real number of ISO 10303-21, always with a decimal point. Fewer decimals would affect the volume of thin
 * rings.
 */
export const stepReal = (value: number): string => {
  const text = value.toFixed(DECIMALS);
  return Number(text) === 0 ? '0.000000' : text;
};

/** Name of an instance: `#12`. */
export type Ref = `#${number}`;

/** Collects the instances of a file in order. */
export interface StepData {
  readonly add: (text: string) => Ref;
  readonly lines: readonly string[];
}

export const stepData = (): StepData => {
  const lines: string[] = [];
  return {
    lines,
    add: (text) => {
      const ref: Ref = `#${lines.length + 1}`;
      lines.push(`${ref}=${text};`);
      return ref;
    },
  };
};
