import { seedCatalog } from '../support/catalog/seed-catalog.ts';
import { judgedLines } from './lines.ts';
import { judgedQueries } from './queries.ts';

/** A corpus with the result of each of its lines. */
interface Table {
  readonly title: string;
  readonly judged: readonly {
    readonly text: string;
    readonly verdict: string;
    readonly problems: readonly string[];
  }[];
}

/** Every corpus that `npm run corpus` prints. */
const TABLES: readonly Table[] = [
  { title: 'Queries', judged: judgedQueries() },
  { title: 'List lines', judged: judgedLines(await seedCatalog()) },
];

const VERDICTS = ['right', 'unread', 'wrong'];

const printed = ({ title, judged: rows }: Table): readonly string[] => {
  const counts = VERDICTS.map((verdict) => {
    const count = rows.filter((row) => row.verdict === verdict).length;
    const name = verdict === 'unread' ? 'named as unread' : verdict;
    return `${name} ${count} (${((100 * count) / rows.length).toFixed(1)} %)`;
  });
  const differing = rows.filter(({ problems }) => problems.length > 0);
  return [
    `${title}: ${rows.length}. ${counts.join(', ')}`,
    ...differing.map(({ text, verdict, problems }) => `  ${verdict}: ${text}\n    ${problems.join('; ')}`),
  ];
};

console.log(TABLES.flatMap(printed).join('\n'));
