import type { ICruiseOptions, IForbiddenRuleType, IRegularForbiddenRuleType } from 'dependency-cruiser';

/**
 * Import rules for dependency-cruiser: docs/architecture.md, "Layers". `npm run check` enforces them. Type imports count.
 */

/** The layers of `src`, the lowest first. Each may import itself and the layers before it. */
export const LAYERS = ['data', 'domain', 'drawings', 'client', 'blocks', 'content', 'server', 'device', 'tools'];

/** The visual editor renders blocks. Visitors never load it. */
const EDITOR = '^src/client/editor(\\.ts$|/)';

/** The layers of the domain, the lowest first. */
const DOMAIN_LAYERS = ['kit', 'reference', 'shop', 'engineering', 'order', 'site'];

const layerRules = (folder: string, layers: readonly string[]): IForbiddenRuleType[] =>
  layers.slice(0, -1).map((layer, at) => ({
    name: `${layer}-imports-lower-layers-only`,
    comment: `${folder}/${layer} may import itself${at === 0 ? '' : ` and ${layers.slice(0, at).join(', ')}`}.`,
    severity: 'error',
    from: { path: `^${folder}/${layer}/`, pathNot: EDITOR },
    to: { path: `^${folder}/(${layers.slice(at + 1).join('|')})/` },
  }));

const rule = (
  name: string,
  comment: string,
  from: IRegularForbiddenRuleType['from'],
  to: IRegularForbiddenRuleType['to'],
): IForbiddenRuleType => ({ name, comment, severity: 'error', from, to });

/** Forbidden imports. */
export const importRuleSet: IForbiddenRuleType[] = [
  ...layerRules('src', LAYERS),
  ...layerRules('src/domain', DOMAIN_LAYERS),
  rule(
    'no-cycle',
    'Files must not import each other: merge them, or move the shared part into a third file.',
    {},
    { circular: true },
  ),
  rule('src-imports-no-tests', 'Source files do not depend on tests.', { path: '^src/' }, { path: '^tests/' }),
  rule(
    'imports-resolve',
    'Every imported file exists.',
    {},
    { couldNotResolve: true, pathNot: '^(cloudflare:|.*\\.gen\\.json$)' },
  ),
  rule(
    'domain-is-pure',
    'src/data and src/domain import only the packages valibot and jsep, and no runtime modules.',
    { path: '^src/(data|domain)/' },
    { path: '(^node:|node_modules/|^cloudflare:)', pathNot: 'node_modules/(valibot|jsep)/' },
  ),
  rule(
    'no-dev-packages-in-deployed-code',
    'Packages used in the Worker or the browser are listed in dependencies, not in devDependencies.',
    { path: '^src/', pathNot: '^src/tools/' },
    {
      dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
      dependencyTypesNot: ['type-only'],
      pathNot: '@types/|workers-types',
    },
  ),
  rule(
    'api-client-is-alone',
    'src/api-client is published, so it imports only its own files.',
    { path: '^src/api-client/' },
    { pathNot: '^src/api-client/' },
  ),
  rule(
    'site-imports-no-api-client',
    'The site does not import the published client; its browser code has client/api.ts.',
    { path: '^src/', pathNot: '^src/api-client/' },
    { path: '^src/api-client/' },
  ),
  rule(
    'editor-is-private',
    'Only the visual editor imports its own modules.',
    { path: '^src/', pathNot: EDITOR },
    { path: '^src/client/editor/' },
  ),
  rule(
    'editor-imports',
    'The visual editor imports blocks and the layers below them.',
    { path: EDITOR },
    { path: '^src/(content|server|tools)/' },
  ),
  rule(
    'catalog-index-imports-no-url-code',
    'The catalog index works on queries, not on URLs.',
    { path: '^src/domain/shop/catalog/' },
    { path: '^src/domain/shop/catalog-url/' },
  ),
  rule(
    'server-folders-import-no-routes',
    'Routes import the other folders of the server, never the other way around.',
    { path: '^src/server/[^/]+/', pathNot: '^src/server/routes/' },
    { path: '^src/server/routes/' },
  ),
  rule(
    'pages-on-demand',
    'A handler loads its page and its Markdown with `await import(…)` on the first request, so that an isolate starts without React.',
    { path: '^src/server/', pathNot: '\\.(page\\.tsx|(load|markdown)\\.ts)$|^src/server/render/stream-page\\.tsx$' },
    {
      path: [
        '\\.(page\\.tsx|(load|markdown)\\.ts)$',
        '^src/server/render/stream-page\\.tsx$',
        '^node_modules/@hono/react-renderer/',
      ],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'server-entry-files-are-not-imported',
    'The files that compose the server are not imported by its folders. Routes get services from the context.',
    { path: '^src/server/[^/]+/' },
    { path: '^src/server/(index|app|services|on-trigger|catalog-sync)\\.ts$' },
  ),
];

/** Options for finding imports. Type imports count. */
export const importOptions: ICruiseOptions = {
  tsPreCompilationDeps: true,
  parser: 'swc',
  doNotFollow: { path: 'node_modules' },
  enhancedResolveOptions: { conditionNames: ['workerd', 'import', 'types', 'default'], exportsFields: ['exports'] },
};
