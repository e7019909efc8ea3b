import { createContext } from 'react';

/** Form state for its fields. */
export interface FormState {
  /** Values of a rejected form, by field name. */
  readonly typed: Readonly<Record<string, string>>;
  /** Whether the form has a target. */
  readonly canBeSent: boolean;
}

export const FormContext = createContext<FormState>({ typed: {}, canBeSent: true });
