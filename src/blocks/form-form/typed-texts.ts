import { createContext } from 'react';

/** What was typed into the fields of a form that came back, by name. */
export const TypedTexts = createContext<Readonly<Record<string, string>>>({});
