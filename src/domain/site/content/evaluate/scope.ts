import { VisitorText } from './visitor-text.ts';

/** Values that expressions in content can read. */
export interface Scope {
  readonly state: Readonly<Record<string, unknown>>;
}

/** Returns an own property of an object or list, never an inherited one such as its constructor. */
export const ownPropertyValue = (value: unknown, name: string): unknown => {
  const text = value instanceof VisitorText ? value.text : value;
  if (typeof text === 'string') return name === 'length' ? text.length : undefined;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
};

/** Returns the scope with additional values, which hide those of the same name. */
export const withValues = (scope: Scope, values: Readonly<Record<string, unknown>>): Scope => ({
  state: { ...scope.state, ...values },
});
