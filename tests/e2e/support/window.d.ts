// Values that pages under test store on their window: the client's trusted-types policy, and the messages to the local
// editor's frame.
type ScriptRules = { createScriptURL(address: string): string };

interface Window {
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules };
  scriptRules?: ScriptRules;
  messages: { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[];
}
