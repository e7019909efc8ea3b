import { type Medium, mediumNames } from '../../../reference/media/medium.ts';
import type { Meaning } from '../reading.ts';
import type { Entry } from './sense.ts';

const SHORTEST = 2;

/** One medium, or the question which of several is meant. */
const meaningOf = (name: string, media: readonly Medium[]): { readonly meaning: Meaning; readonly text: string } => {
  const [first] = media;
  if (first !== undefined && media.length === 1 && first.kind !== 'ask')
    return { meaning: { kind: 'medium', name: first.name }, text: first.name };
  return { meaning: { kind: 'medium-choice', name: first?.kind === 'ask' ? first.name : name }, text: name };
};

/** The media by every name that they are called by; a name of several asks which is meant. */
export const chemicalEntries = (): readonly Entry[] =>
  mediumNames().flatMap(([name, media]) =>
    name.length < SHORTEST ? [] : [[name, { ...meaningOf(name, media), swatch: null }] as const],
  );
