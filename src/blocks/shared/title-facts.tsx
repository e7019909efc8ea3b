import type { ReactNode } from 'react';
import { formatLength, type LengthUnit, mm } from '../../domain/kit/units.ts';
import { usePage } from '../page-context.ts';
import { type Fact, FactRows, writtenFacts } from './fact-rows.tsx';
import './title-facts.css';

/** A length that staff wrote in mm, in the visitor's unit; any other text as it is. @example lengthIn('3.53 mm', 'in') // '0.139 in' */
const lengthIn = (text: string, unit: LengthUnit): string => {
  const [, figure] = /^(\d+(?:\.\d+)?) mm$/.exec(text) ?? [];
  return figure === undefined ? text : `${formatLength(unit, mm(Number(figure)))} ${unit}`;
};

/** Facts as the title block of a drawing: label over value, in hairline cells. */
export function TitleFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  const { measurement } = usePage().preferences;
  const shown = writtenFacts(facts).map((fact) =>
    fact.url === '' ? { ...fact, value: lengthIn(fact.value, measurement) } : fact,
  );
  return shown.length === 0 ? null : <FactRows facts={shown} className="title-block title-facts" />;
}
