/** Formats a list of steps for the terminal: one line per change, and counts for the others. */
export const stepReport = (
  steps: readonly { readonly action: string; readonly path: string }[],
  options: { readonly written: boolean; readonly quiet: readonly string[] },
): string => {
  const counts = new Map<string, number>();
  for (const { action } of steps) counts.set(action, (counts.get(action) ?? 0) + 1);
  const lines = steps
    .filter(({ action }) => !options.quiet.includes(action))
    .map(({ action, path }) => `${action.padEnd(9)} ${path}`);
  const sums = [...counts].map(([action, count]) => `${count} ${action}`).join(', ') || 'no pages';
  return [...lines, sums, ...(options.written ? [] : ['Dry run: nothing was written. Add --write to do it.'])].join(
    '\n',
  );
};
