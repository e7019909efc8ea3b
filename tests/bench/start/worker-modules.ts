import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Module, SourceTextModule, SyntheticModule } from 'node:vm';
import { workerFolder } from '../../../src/tools/process/built-worker.ts';

/*
 * node --experimental-vm-modules tests/bench/start/worker-modules.ts: V8 compiles the modules of the built Worker that
 * an isolate starts with and runs their top level, then compiles the others, as workerd does before the first request.
 * Prints each phase in milliseconds of this thread's work.
 */

/** Stubs of the platform, as far as the top level uses it. */
const PLATFORM: Record<string, () => Promise<Record<string, unknown>>> = {
  'cloudflare:workers': async () => ({
    WorkerEntrypoint: class {},
    WorkflowEntrypoint: class {},
    waitUntil: () => undefined,
  }),
  'node:async_hooks': () => import('node:async_hooks'),
};

const platformModule = async (name: string): Promise<Module> => {
  const load = PLATFORM[name];
  if (load === undefined) throw new Error(`The Worker imports ${name}: add it to PLATFORM.`);
  const values = await load();
  return new SyntheticModule(Object.keys(values), function (this: SyntheticModule) {
    for (const [key, value] of Object.entries(values)) this.setExport(key, value);
  });
};

/**
 * Returns the milliseconds that this thread has worked, independent of other load; `threadCpuUsage` has a resolution of
 * 4.
 */
const threadMs = (): number => Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;

interface ModuleTimes {
  readonly compile: number;
  readonly run: number;
  readonly compileOthers: number;
}

const measure = async (): Promise<ModuleTimes> => {
  const modules = new Map<string, SourceTextModule>();
  let compiling = 0;
  const moduleAt = (path: string): SourceTextModule => {
    const known = modules.get(path);
    if (known !== undefined) return known;
    const text = readFileSync(path, 'utf8');
    const started = threadMs();
    const module = new SourceTextModule(text, { identifier: path });
    compiling += threadMs() - started;
    modules.set(path, module);
    return module;
  };
  const index = moduleAt(join(workerFolder, 'index.js'));
  await index.link(async (name, from) =>
    name.startsWith('.') ? moduleAt(join(dirname(from.identifier), name)) : platformModule(name),
  );
  const compile = compiling;
  const linked = threadMs();
  await index.evaluate();
  const run = threadMs() - linked;
  for (const file of readdirSync(workerFolder).filter((name) => name.endsWith('.js')))
    moduleAt(join(workerFolder, file));
  return { compile, run, compileOthers: compiling - compile };
};

if (import.meta.main) console.log(JSON.stringify(await measure()));
