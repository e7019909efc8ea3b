import { type Medium, mediumNames } from '../../../reference/media/medium.ts';
import type { Meaning } from '../reading.ts';
import type { Entry } from './sense.ts';

const SHORTEST = 2;

/** Returns one medium, or the ambiguity of several. */
const meaningOf = (name: string, media: readonly Medium[]): { readonly meaning: Meaning; readonly text: string } => {
  const [first] = media;
  if (first !== undefined && media.length === 1 && first.kind !== 'ask')
    return { meaning: { kind: 'medium', name: first.name }, text: first.name };
  return { meaning: { kind: 'medium-choice', name: first?.kind === 'ask' ? first.name : name }, text: name };
};

/** Returns the media by all of their names. A name of several media is ambiguous. */
export const chemicalEntries = (): readonly Entry[] =>
  mediumNames().flatMap(([name, media]) =>
    name.length < SHORTEST ? [] : [[name, { ...meaningOf(name, media), swatch: null }] as const],
  );
