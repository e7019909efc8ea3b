/** A choice for a row. A key can be used by one row only. */
export interface AssignedChoice {
  readonly key: string;
  /** A finite number, in any unit. */
  readonly cost: number;
}

/** The cheapest known path to a key: the row that would take it, and the choice. */
interface Step<Choice> {
  readonly cost: number;
  readonly row: number;
  readonly choice: Choice;
}

/** Returns the steps from a row to every key that it can reach by moving other rows to other keys. */
const stepsFrom = <Choice extends AssignedChoice>(
  start: number,
  rows: readonly (readonly Choice[])[],
  taken: readonly (Choice | null)[],
  owners: ReadonlyMap<string, number>,
): ReadonlyMap<string, Step<Choice>> => {
  const steps = new Map<string, Step<Choice>>();
  const queue = [{ row: start, cost: 0 }];
  for (const { row, cost: before } of queue) {
    const released = taken[row]?.cost ?? 0;
    for (const choice of rows[row] ?? []) {
      const cost = before + choice.cost - released;
      if (cost >= (steps.get(choice.key)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      steps.set(choice.key, { cost, row, choice });
      const owner = owners.get(choice.key);
      if (owner !== undefined) queue.push({ row: owner, cost });
    }
  }
  return steps;
};

/**
 * Assigns one choice to each row, without using a key twice, with the lowest total cost. A row that would take the last
 * choice of an earlier row gets null. Adds row after row by the cheapest augmenting path.
 */
export const assignCheapest = <Choice extends AssignedChoice>(
  rows: readonly (readonly Choice[])[],
): readonly (Choice | null)[] => {
  const taken: (Choice | null)[] = rows.map(() => null);
  const owners = new Map<string, number>();
  for (const start of rows.keys()) {
    const steps = stepsFrom(start, rows, taken, owners);
    const [free] = [...steps.entries()].filter(([key]) => !owners.has(key)).sort(([, a], [, b]) => a.cost - b.cost);
    for (let key: string | undefined = free?.[0]; key !== undefined; ) {
      const step = steps.get(key);
      if (step === undefined) break;
      const { row, choice } = step;
      owners.set(key, row);
      key = row === start ? undefined : taken[row]?.key;
      taken[row] = choice;
    }
  }
  return taken;
};

/** Like `assignCheapest`, or null if a row gets no choice. */
export const assignAll = <Choice extends AssignedChoice>(
  rows: readonly (readonly Choice[])[],
): readonly Choice[] | null => {
  const chosen = assignCheapest(rows).flatMap((choice) => choice ?? []);
  return chosen.length === rows.length ? chosen : null;
};
