import { inspectRoutes } from 'hono/dev';
import { ROUTES } from '../../../src/domain/site/route-table.ts';
import { createApp } from '../../../src/server/app.ts';

/** A method and a path pattern that the Worker's application registers. */
export interface WorkerRoute {
  readonly method: string;
  readonly pattern: string;
}

const MUTATIONS = new Set(['POST', 'PUT', 'PATCH', 'DELETE', 'ALL']);

/** Returns every route of the application, so that new ones are attacked automatically. */
export const workerRoutes = (): WorkerRoute[] => {
  const app = createApp(() => {
    throw new Error('Handlers must not run here.');
  });
  const all = inspectRoutes(app).filter(({ isMiddleware }) => !isMiddleware);
  const found = new Map(all.map(({ method, path }) => [`${method} ${path}`, { method, pattern: path }]));
  return [...found.values()];
};

export const mutationRoutes = (): WorkerRoute[] => workerRoutes().filter(({ method }) => MUTATIONS.has(method));

/** Returns the pages of the domain's route table. */
export const sitePaths = (): string[] => ROUTES.map(({ path }) => path);

/** A sample for each parameter of a pattern, so that the route's code runs. */
const SAMPLES: Readonly<Record<string, string>> = {
  type: 'ContactUsForm',
  name: 'fk7502-214',
  id: '107',
  block: 'block-1',
  file: 'o-ring.svg',
  label: 'fk7502',
  path: 'faq.png',
};

/** Samples by the pattern of a parameter, where it is more specific than the name. */
const BY_RULE = [
  ['parts-', 'parts-1.xml'],
  ['-sheet', 'FK7502-214-sheet.pdf'],
  ['step', 'FK7502-214.step'],
  ['.md', 'fk7502-214.md'],
  ['[0-9a-f]{64}', 'f'.repeat(64)],
] as const;

/** Returns the pattern as a path, with `:name` and `*` replaced by `fill` or a sample. */
export const pathOf = (pattern: string, fill?: (name: string) => string): string =>
  pattern
    .replaceAll(/:(\w+)(\{(?:[^{}]|\{[^}]*\})*\})?\??/g, (_, name: string, rule: string | undefined) => {
      if (fill) return fill(name);
      const known = BY_RULE.find(([part]) => rule?.includes(part) === true);
      return known?.[1] ?? SAMPLES[name] ?? 'x';
    })
    .replaceAll('*', () => fill?.('*') ?? 'x');
