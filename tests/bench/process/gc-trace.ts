const COLLECTION = /\[(\d+:0x[0-9a-f]+)\].* (?:Scavenge|Mark-Compact)[^\d]*(\d+\.\d) \(/;
const EXTERNAL = /\[(\d+:0x[0-9a-f]+)\] External memory reported:\s+(\d+) KB/;

/** V8 flags that write the trace that `gcTrace` reads. */
export const TRACE_FLAGS = ['--trace-gc', '--trace-gc-verbose'];

/**
 * Tracks the peak memory of an isolate from V8's garbage collection trace, since usage peaks just before a collection.
 * Unlike an inspector, which responds only between tasks, this includes memory while code runs. Buffers are logged
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
    /** Returns the peak of the largest isolate in MiB since the last call. */
    peak(): number {
      const most = peak;
      peak = 0;
      return most;
    },
  };
};
