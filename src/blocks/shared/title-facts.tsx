import type { ReactNode } from 'react';
import { formatLength, type LengthUnit, mm } from '../../domain/kit/units.ts';
import { usePage } from '../page-context.ts';
import { type Fact, FactRows, writtenFacts } from './fact-rows.tsx';
import './title-facts.css';

/**
 * Converts a length that staff wrote in mm to the visitor's unit. Returns other texts unchanged.
 *
 * @example lengthIn('3.53 mm', 'in') // '0.139 in'
 */
const lengthIn = (text: string, unit: LengthUnit): string => {
  const [, figure] = /^(\d+(?:\.\d+)?) mm$/.exec(text) ?? [];
  return figure === undefined ? text : `${formatLength(unit, mm(Number(figure)))} ${unit}`;
};

/** Facts in the style of a drawing's title block: label over value, in hairline cells. */
export function TitleFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  const { measurement } = usePage().preferences;
  const shown = writtenFacts(facts).map((fact) =>
    fact.url === '' ? { ...fact, value: lengthIn(fact.value, measurement) } : fact,
  );
  return shown.length === 0 ? null : <FactRows facts={shown} className="title-block title-facts" />;
}
