import { type BrowserContext, test as base, expect } from '@playwright/test';
import { isViolation, watchViolations } from './policy-violations.ts';

export { expect };

/** Options of a test. */
interface Options {
  /** Console errors that this test causes on purpose. */
  readonly expectedErrors: readonly RegExp[];
  /** Violations of the content policy that this test provokes. */
  readonly expectedViolations: readonly RegExp[];
}

/** The browser logs this for a page transition that it does not show, for example without JavaScript. */
const NO_TRANSITION = /^(?:InvalidStateError|AbortError|TimeoutError): Transition was (?:aborted|skipped)/;

const watch = (context: BrowserContext): readonly string[] => {
  const errors: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !isViolation(message.text()))
      errors.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  return errors;
};

/**
 * Playwright's test that also fails on console errors of any page, where React reports hydration mismatches, and on
 * violations of the content policy.
 */
export const test = base.extend<Options & { quietConsole: undefined; keptPolicy: undefined }>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors }, use) => {
      const errors = watch(context);
      await use(undefined);
      const expected = [NO_TRANSITION, ...expectedErrors];
      const surprising = errors.filter((text) => !expected.some((one) => one.test(text)));
      expect(surprising, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  expectedViolations: [[], { option: true }],
  keptPolicy: [
    async ({ browser, context, expectedViolations }, use) => {
      const violations = await watchViolations(browser, context);
      await use(undefined);
      expect(violations.stop(expectedViolations), 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});
