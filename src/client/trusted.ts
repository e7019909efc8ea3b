import { TRUSTED_TYPES_POLICY } from '../domain/site/trusted-types.ts';

/** Trusted types as far as this site uses them. To the compiler their values are text. */
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

/** The server names the scripts of others on `<html>`. */
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
 * An address that a script element may be given: a built file of this site or what the page names. Browsers with trusted
 * types take no other. A page has one policy, which the inline loader and the modules after it share.
 */
export const scriptAddress = (address: string): string => {
  window.scriptRules ??= window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules) ?? rules;
  return window.scriptRules.createScriptURL(address);
};
