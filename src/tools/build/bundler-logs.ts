import type { InputOptions } from 'rolldown';

/**
 * Libraries mark what a framework may run on the server, and there is none here; the visual editor's SDK evaluates a text
 * where it finds itself in Node.
 */
const KNOWN = ['MODULE_LEVEL_DIRECTIVE', 'EVAL'];

/** Passes on what the bundler has to say, but for what is known and meant. */
export const logsBut = (...more: readonly string[]): NonNullable<InputOptions['onLog']> => {
  const known: ReadonlySet<string | undefined> = new Set([...KNOWN, ...more]);
  return (level, log, handle) => {
    if (!known.has(log.code)) handle(level, log);
  };
};
