import type { Browser, BrowserContext } from '@playwright/test';

const PREFIX = 'Content Security Policy violation';
const VIOLATION = /Content Security Policy|Trusted(?:HTML|Script|ScriptURL|Types)\b/;

/** Returns whether a console message reports something that the content policy blocked. */
export const isViolation = (text: string): boolean => VIOLATION.test(text);

/**
 * Records the violations of the content policy on every page and frame of a context, also those that the browser does not
 * print. Without JavaScript only the printed ones are seen.
 */
const watchContext = async (context: BrowserContext, found: string[]): Promise<void> => {
  context.on('console', (message) => {
    if (isViolation(message.text())) found.push(`${message.text()} (${message.location().url})`);
  });
  await context.addInitScript((prefix) => {
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, documentURI, sourceFile, lineNumber, columnNumber }) => {
        const location = `${sourceFile}:${lineNumber}:${columnNumber}`;
        console.error(`${prefix}: ${effectiveDirective} blocked ${blockedURI} on ${documentURI} from ${location}`);
      },
    );
  }, PREFIX);
};

/**
 * Watches the test's context and every context that the test opens until `stop`. Returns the violations that no pattern in
 * `expected` matches; a test that provokes violations declares them there.
 */
export const watchViolations = async (
  browser: Browser,
  context: BrowserContext,
): Promise<{ stop(expected: readonly RegExp[]): readonly string[] }> => {
  const found: string[] = [];
  await watchContext(context, found);
  const { newContext } = browser;
  browser.newContext = async (...options) => {
    const opened = await newContext.apply(browser, options);
    await watchContext(opened, found);
    return opened;
  };
  return {
    stop(expected) {
      browser.newContext = newContext;
      return found.filter((text) => !expected.some((one) => one.test(text)));
    },
  };
};
