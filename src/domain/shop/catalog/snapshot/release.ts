/**
 * Releases the memory of arrays immediately, leaving them empty. Buffers are outside the garbage-collected heap, so
 * without this a build of the catalog would use several times the memory that it needs.
 */
export const release = (...arrays: readonly ArrayBufferView<ArrayBuffer>[]): void => {
  for (const { buffer } of arrays) buffer.transfer(0);
};
