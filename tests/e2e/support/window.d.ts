// What pages under test keep on their window: the client's script rules, and what the local editor's frame was sent.
type ScriptRules = { createScriptURL(address: string): string };

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
  scriptRules?: ScriptRules;
  messages: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
}
