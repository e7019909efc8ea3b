/**
 * Gives the memory behind arrays back at once; they are empty afterwards. Buffers lie outside the heap that a collector
 * watches: left to it, a run that packs a catalog would hold several times what it uses.
 */
export const release = (...arrays: readonly ArrayBufferView<ArrayBuffer>[]): void => {
  for (const { buffer } of arrays) buffer.transfer(0);
};
