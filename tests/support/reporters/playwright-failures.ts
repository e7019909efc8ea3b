import { relative } from 'node:path';
import type { FullConfig, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { failureText } from './failure-text.ts';

const SECOND_MS = 1000;
const colors = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

/**
 * Prints every failure of a browser test immediately, with its line and the command to run it alone; the number of
 * failures at the end.
 */
export default class PlaywrightFailures implements Reporter {
  #root = '';
  #started = 0;
  readonly #last = new Map<TestCase, TestResult>();

  onBegin({ rootDir }: FullConfig): void {
    this.#root = rootDir;
    this.#started = performance.now();
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    this.#last.set(test, result);
    if (result.status === 'skipped' || result.status === test.expectedStatus) return;
    const file = `tests/e2e/${relative(this.#root, test.location.file)}`;
    const line = result.error?.location?.line ?? test.location.line;
    const project = test.parent.project()?.name ?? '';
    console.error(
      failureText({
        place: `[${project}] ${file}:${line}`,
        title: `${test.titlePath().slice(3).join(' › ')}${result.retry > 0 ? ', tried again' : ''}`,
        message: (result.error?.message ?? result.status).replace(colors, ''),
        alone: `npx playwright test --project=${project} ${file}:${test.location.line}`,
      }),
    );
  }

  onEnd(): void {
    const tests = [...this.#last];
    // An expected failure counts as passed.
    const isGood = ([test, { status }]: [TestCase, TestResult]): boolean => status === test.expectedStatus;
    const ran = tests.filter(([, { status }]) => status !== 'skipped');
    const again = tests.filter((one) => one[1].retry > 0 && isGood(one)).length;
    const seconds = ((performance.now() - this.#started) / SECOND_MS).toFixed(1);
    const failed = ran.filter((one) => !isGood(one)).length;
    console.log(
      `${ran.length - failed} browser tests passed${again > 0 ? `, ${again} of them at the second try` : ''}` +
        `${failed > 0 ? `, ${failed} FAILED` : ''} (${seconds} s)`,
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
