import type { ICruiseOptions, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom: docs/architecture.md, "Layers". `npm run check` holds it; types count like everything else.
 */

/** The rooms of src: each may import itself and the rooms before it. */
export const ROOMS = ['data', 'domain', 'drawings', 'client', 'blocks', 'content', 'server', 'tools'];

/** The visual editor draws blocks, and no visitor loads it. */
const EDITOR = '^src/client/editor(\\.ts$|/)';

const oneWay: IForbiddenRuleType[] = ROOMS.slice(0, -1).map((room, at) => ({
  name: `${room}-imports-what-stands-before-it`,
  comment: `src/${room} may import itself${at === 0 ? '' : ` and ${ROOMS.slice(0, at).join(', ')}`}.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: EDITOR },
  to: { path: `^src/(${ROOMS.slice(at + 1).join('|')})/` },
}));

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

/** What no import may do. */
export const importRuleSet: IForbiddenRuleType[] = [
  ...oneWay,
  rule('no-cycle', 'Two files that need each other are one, or a third is missing.', {}, { circular: true }),
  rule('src-knows-no-test', 'What runs does not depend on its tests.', { path: '^src/' }, { path: '^tests/' }),
  rule(
    'resolvable',
    'A file that is imported is there.',
    {},
    { couldNotResolve: true, pathNot: '^(cloudflare:|.*\\.gen\\.json$)' },
  ),
  rule(
    'domain-is-pure',
    'src/data and src/domain import no package but valibot and jsep, and nothing of a runtime.',
    { path: '^src/(data|domain)/' },
    { path: '(^node:|node_modules/|^cloudflare:)', pathNot: 'node_modules/(valibot|jsep)/' },
  ),
  rule(
    'deployed-packages',
    'What runs in a Worker or a browser is a dependency, not one of development.',
    { path: '^src/', pathNot: '^src/tools/' },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: '@types/|workers-types',
    },
  ),
  rule(
    'editor-alone',
    'Only the visual editor itself imports its parts.',
    { path: '^src/', pathNot: EDITOR },
    { path: '^src/client/editor/' },
  ),
  rule(
    'editor-imports',
    'The visual editor imports blocks and what they may import.',
    { path: EDITOR },
    { path: '^src/(content|server|tools)/' },
  ),
  rule(
    'index-without-address',
    'The index knows queries, not how an address writes them.',
    { path: '^src/domain/shop/catalog/' },
    { path: '^src/domain/shop/catalog-url/' },
  ),
  rule(
    'rooms-know-no-route',
    'Routes use the rooms of the server, never the other way round.',
    { path: '^src/server/[^/]+/', pathNot: '^src/server/routes/' },
    { path: '^src/server/routes/' },
  ),
  rule(
    'pages-on-demand',
    'A page and what it reads come with the first request for it, `await import(…)` in its handler: an isolate starts without React.',
    { path: '^src/server/', pathNot: '\\.(page\\.tsx|load\\.ts)$|^src/server/render/stream-page\\.tsx$' },
    {
      path: [
        '\\.(page\\.tsx|load\\.ts)$',
        '^src/server/render/stream-page\\.tsx$',
        '^node_modules/@hono/react-renderer/',
      ],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'composed-once',
    'What puts the server together stands above its rooms; a route finds the services on the context.',
    { path: '^src/server/[^/]+/' },
    { path: '^src/server/(index|app|services|on-trigger|catalog-sync)\\.ts$' },
  ),
];

/** How imports are found: types count. */
export const importOptions: ICruiseOptions = {
  tsPreCompilationDeps: true,
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { conditionNames: ['workerd', 'import', 'types', 'default'], exportsFields: ['exports'] },
};
