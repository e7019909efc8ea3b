import { TRUSTED_TYPES_POLICY } from '../domain/site/trusted-types.ts';

/** Trusted Types as used by this site. To the compiler, their values are strings. */
interface ScriptRules {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
    scriptRules?: ScriptRules;
  }
}

const OWN_FILE = /^\/build\/[\w-]+\.js$/;

/** The server lists third-party script URLs on `<html>`. */
const isNamed = (address: string): boolean => {
  const { tagManager, messaging } = document.documentElement.dataset;
  return address === messaging || (tagManager !== undefined && address.split('?')[0] === tagManager);
};

const rules: ScriptRules = {
  createScriptURL(address) {
    if (OWN_FILE.test(address) || isNamed(address)) return address;
    throw new TypeError(`No script is loaded from ${address}.`);
  },
};

/**
 * Returns a URL that may be assigned to a script element: a built file of this site or one listed on the page. Browsers
 * with Trusted Types reject all others. A page has a single policy, shared by the inline loader and the modules that
 * follow.
 */
export const scriptAddress = (address: string): string => {
  window.scriptRules ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;
  return window.scriptRules.createScriptURL(address);
};
