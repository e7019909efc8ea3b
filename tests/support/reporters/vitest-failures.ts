import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { failureText } from './failure-text.ts';

const SECOND_MS = 1000;

/** Prints every failure immediately, with its line and the command to run it alone; the number of tests at the end. */
export default class VitestFailures implements Reporter {
  #root = '';
  #started = 0;

  onInit(vitest: Vitest): void {
    this.#root = vitest.config.root;
    this.#started = performance.now();
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== 'failed') return;
    const file = relative(this.#root, test.module.moduleId);
    const [error] = errors ?? [];
    const place = error?.stacks?.find(({ file: at }) => at === test.module.moduleId);
    console.error(
      failureText({
        place: place === undefined ? file : `${file}:${place.line}`,
        title: test.fullName,
        message: error?.message ?? 'It failed without an error.',
        alone: `npx vitest run --project ${test.project.name} ${file} -t ${JSON.stringify(test.name)}`,
      }),
    );
  }

  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message: string; stack?: string }[],
    reason: TestRunEndReason,
  ): void {
    for (const module of modules) {
      for (const { message } of module.errors()) {
        const file = relative(this.#root, module.moduleId);
        const alone = `npx vitest run --project ${module.project.name} ${file}`;
        console.error(failureText({ place: file, title: 'the file could not be run', message, alone }));
      }
    }
    for (const { message, stack } of unhandled) console.error(`✗ outside of any test: ${stack ?? message}`);
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const count = (state: string): number => tests.filter((test) => test.result().state === state).length;
    const skipped = count('skipped');
    const seconds = ((performance.now() - this.#started) / SECOND_MS).toFixed(1);
    console.log(
      `${count('passed').toLocaleString('en-US')} tests passed in ${modules.length} files${skipped > 0 ? `, ${skipped} skipped` : ''}` +
        `${count('failed') > 0 ? `, ${count('failed')} FAILED` : ''} (${seconds} s, ${reason})`,
    );
  }
}
