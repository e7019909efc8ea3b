import { VisitorText } from './visitor-text.ts';

/** What expressions in content can read. */
export interface Scope {
  readonly state: Readonly<Record<string, unknown>>;
}

/** An object's or list's own value by name; never what every object has, such as its constructor. */
export const ownValue = (value: unknown, name: string): unknown => {
  const text = value instanceof VisitorText ? value.text : value;
  if (typeof text === 'string') return name === 'length' ? text.length : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
};

/** The scope with more values; they hide those of the same name. */
export const withValues = (scope: Scope, values: Readonly<Record<string, unknown>>): Scope => ({
  state: { ...scope.state, ...values },
});
