const COLLECTION = /\[(\d+:0x[0-9a-f]+)\].* (?:Scavenge|Mark-Compact)[^\d]*(\d+\.\d) \(/;
const EXTERNAL = /\[(\d+:0x[0-9a-f]+)\] External memory reported:\s+(\d+) KB/;

/** V8's flags that make it write the record `gcTrace` reads. */
export const TRACE_FLAGS = ['--trace-gc', '--trace-gc-verbose'];

/**
 * The most memory an isolate had in use, from V8's own record of its collections: just before one is when it holds most.
 * It sees what happens while code runs, which an inspector, answered between tasks, does not. Buffers are written down
 * after a collection; the larger of the figures before and after counts.
 */
export const gcTrace = () => {
  const buffers = new Map<string, number>();
  const objects = new Map<string, number>();
  let peak = 0;
  return {
    /** Reads one line of the runtime's output. */
    read(line: string): void {
      const collection = COLLECTION.exec(line);
      if (collection) objects.set(collection[1] ?? '', Number(collection[2]));
      const external = EXTERNAL.exec(line);
      if (!external) return;
      const [, isolate = '', kib] = external;
      const after = Number(kib) / 1024;
      peak = Math.max(peak, (objects.get(isolate) ?? 0) + Math.max(after, buffers.get(isolate) ?? 0));
      objects.delete(isolate);
      buffers.set(isolate, after);
    },
    /** MiB of the isolate that had most, since this was last asked. */
    peak(): number {
      const most = peak;
      peak = 0;
      return most;
    },
  };
};
