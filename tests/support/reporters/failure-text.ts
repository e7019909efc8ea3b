/** One failed test. */
export interface Failure {
  /** `tests/domain/kit/units.test.ts:12`. */
  readonly place: string;
  readonly title: string;
  readonly message: string;
  /** The command that runs it alone. */
  readonly alone: string;
}

const MAX_LINES = 12;

/** Formats a failure for immediate output. */
export const failureText = ({ place, title, message, alone }: Failure): string => {
  const lines = message.split('\n');
  const shown = lines.slice(0, MAX_LINES).map((line) => `    ${line}`);
  const rest = lines.length > MAX_LINES ? [`    … ${lines.length - MAX_LINES} more lines`] : [];
  return [`✗ ${place} ${title}`, ...shown, ...rest, `  ${alone}`].join('\n');
};
