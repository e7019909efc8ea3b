import type { ReactNode } from 'react';
import { formatLength, type LengthUnit, mm } from '../domain/units.ts';
import { keyed } from './keyed.ts';
import { usePage } from './page-context.ts';

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Empty: the value is no link. */
  readonly url: string;
}

/** A length that staff wrote in mm, in the visitor's unit; any other text as it is. @example lengthIn('3.53 mm', 'in') // '0.139 in' */
const lengthIn = (text: string, unit: LengthUnit): string => {
  const [, figure] = /^(\d+(?:\.\d+)?) mm$/.exec(text) ?? [];
  return figure === undefined ? text : `${formatLength(unit, mm(Number(figure)))} ${unit}`;
};

/** Facts as the title block of a drawing: label over value, in hairline cells. */
export function TitleFacts({ facts }: { facts: readonly Fact[] }): ReactNode {
  const { measurement } = usePage().preferences;
  const shown = facts.filter(({ label, value }) => label !== '' && value !== '');
  if (shown.length === 0) return null;
  return (
    <dl className="title-block title-facts">
      {keyed(shown).map(([key, { label, value, url }]) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>
            {url === '' ? (
              lengthIn(value, measurement)
            ) : (
              <a className="link" href={url}>
                {value}
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
