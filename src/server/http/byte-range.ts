/** A requested range of a file. `all`: the whole file is sent. `unsatisfiable`: the range is outside of the file. */
export type RequestedRange = { readonly offset: number; readonly length: number } | 'all' | 'unsatisfiable';

const SINGLE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14). Several ranges and invalid values are ignored:
 * the whole file is sent.
 *
 * @example byteRange('bytes=-100', 1000) // {offset: 900, length: 100}
 */
export const byteRange = (header: string | undefined, size: number): RequestedRange => {
  const [, first = '', last = ''] = SINGLE_RANGE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'all';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { offset: size - length, length };
  }
  const offset = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < offset) return 'all';
  return offset >= size ? 'unsatisfiable' : { offset, length: end - offset + 1 };
};
