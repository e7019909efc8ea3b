import type { InputOptions } from 'rolldown';

/**
 * Libraries mark modules for frameworks with server components, which this project does not use. The visual editor's
 * SDK evaluates a string when it runs in Node.
 */
const KNOWN = ['MODULE_LEVEL_DIRECTIVE', 'EVAL'];

/** Forwards the bundler's log messages, except known and intended ones. */
export const logsBut = (...more: readonly string[]): NonNullable<InputOptions['onLog']> => {
  const known: ReadonlySet<string | undefined> = new Set([...KNOWN, ...more]);
  return (level, log, handle) => {
    if (!known.has(log.code)) handle(level, log);
  };
};
