/** A regulation with a paragraph for each kind of material. Its name is shown once, above them. */
export const FDA = 'FDA 21 CFR';

/** The subject of each paragraph, from its title. */
const ABOUT: Readonly<Record<string, string>> = {
  '177.1500': 'Nylon',
  '177.1520': 'Polyethylene',
  '177.1550': 'Fluoropolymers',
  '177.2415': 'PEEK',
  '177.2470': 'POM',
  '177.2510': 'PVDF',
  '177.2600': 'Rubber',
};

/** @example fdaParagraph('FDA 21 CFR 177.2600') // ['177.2600', 'Rubber'] @example fdaParagraph('RoHS') // null */
export const fdaParagraph = (label: string): readonly [number: string, about: string] | null => {
  if (!label.startsWith(`${FDA} `)) return null;
  const number = label.slice(FDA.length + 1);
  return [number, ABOUT[number] ?? ''];
};
