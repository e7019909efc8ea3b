import type { ReactNode } from 'react';
import { TextLink } from '../../client/ui/links/text-link.tsx';
import { mediumHref } from '../../domain/engineering/advisor/advisor-entry.ts';
import { mediumKey } from '../../domain/reference/media/medium.ts';
import { type Chemical, chemicalText, RATED_MATERIALS } from '../../domain/reference/tables/chemicals.ts';
import './rated-links.css';
import { STORE_PATH } from '../../domain/reference/paths/store-links.ts';

/** Returns the materials that the table rates A. */
const ratedA = ({ ratings }: Chemical): readonly string[] =>
  RATED_MATERIALS.filter((_, place) => ratings[place] === 'A');

const partsHref = (materials: readonly string[]): string =>
  `${STORE_PATH}?material=${materials.join(',').toLowerCase()}`;

/** Links in a chemical's row: the advisor for the chemical, and the parts of the materials rated A. */
export const RowLinks = ({ chemical }: { chemical: Chemical }): ReactNode => {
  const { name } = chemical;
  const best = ratedA(chemical);
  return (
    <span className="rated-links-row">
      <a href={mediumHref(mediumKey(name))} rel="nofollow" aria-label={`Advisor for ${name}`}>
        Advisor
      </a>
      {best.length === 0 ? null : (
        <a href={partsHref(best)} rel="nofollow" aria-label={`Parts rated A for ${name}`}>
          Parts rated A
        </a>
      )}
    </span>
  );
};

/**
 * Links for the few chemicals that the query matched: the materials rated A, with their parts in the store, and the
 * advisor.
 */
export const RatedLinks = ({ chemicals }: { chemicals: readonly Chemical[] }): ReactNode => (
  <ul className="rated-links">
    {chemicals.map((chemical) => {
      const best = ratedA(chemical);
      return (
        <li key={chemical.name}>
          <b>{chemicalText(chemical.name)}</b>:{' '}
          {best.length === 0 ? (
            <>
              no material of this table is rated A. <TextLink href="/contact-us">Ask an engineer</TextLink>
            </>
          ) : (
            <>
              rated A are {best.join(', ')}. <TextLink href={partsHref(best)}>Shop these materials</TextLink>
            </>
          )}{' '}
          <TextLink href={mediumHref(mediumKey(chemical.name))}>Weigh families for it</TextLink>
        </li>
      );
    })}
  </ul>
);
