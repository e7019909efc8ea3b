import { createContext } from 'react';

/** What the fields of a form know of it. */
export interface FormState {
  /** What was typed into a form that came back, by name of the field. */
  readonly typed: Readonly<Record<string, string>>;
  /** There is somewhere to send it to. */
  readonly canBeSent: boolean;
}

export const FormContext = createContext<FormState>({ typed: {}, canBeSent: true });
