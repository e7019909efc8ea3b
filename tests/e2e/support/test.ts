import { type BrowserContext, test as base, expect } from '@playwright/test';

export { expect };

/** What a test may say about its pages. */
interface Options {
  /** Console errors this test brings about on purpose. */
  readonly expectedErrors: readonly RegExp[];
  /** What the content policy keeps out on purpose, as `directive url`. */
  readonly expectedViolations: readonly RegExp[];
}

/** The browser tells so of a transition between pages that it does not show, as where script is off. */
const NO_TRANSITION = /^(?:InvalidStateError|AbortError|TimeoutError): Transition was (?:aborted|skipped)/;

/** Begins the console line of a violation, so that it is told from the browser's own text about it. */
const VIOLATION = 'Content policy violation: ';

const watch = async (
  context: BrowserContext,
): Promise<{ readonly errors: readonly string[]; readonly violations: readonly string[] }> => {
  const [errors, violations]: [string[], string[]] = [[], []];
  context.on('console', (message) => {
    const text = message.text();
    if (text.startsWith(VIOLATION)) violations.push(text.slice(VIOLATION.length));
    else if (message.type() === 'error') errors.push(`${text} (${message.location().url})`);
  });
  context.on('weberror', (error) => errors.push(String(error.error())));
  await context.addInitScript((prefix) => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, documentURI }) =>
      console.debug(`${prefix}${effectiveDirective} ${blockedURI} (${documentURI})`),
    );
  }, VIOLATION);
  return { errors, violations };
};

/**
 * Playwright's test; it also fails on errors in the console of any page, which is where React tells of HTML that
 * differs from the server's, and on everything that the content policy keeps out of any page or frame.
 */
export const test = base.extend<Options & { quietConsole: undefined }>({
  expectedErrors: [[], { option: true }],
  expectedViolations: [[], { option: true }],
  quietConsole: [
    async ({ context, expectedErrors, expectedViolations }, use) => {
      const { errors, violations } = await watch(context);
      await use(undefined);
      const expected = [NO_TRANSITION, ...expectedErrors];
      const surprising = errors.filter((text) => !expected.some((one) => one.test(text)));
      expect(surprising, 'errors in the console').toEqual([]);
      const keptOut = violations.filter((text) => !expectedViolations.some((one) => one.test(text)));
      expect(keptOut, 'violations of the content policy').toEqual([]);
    },
    { auto: true },
  ],
});
