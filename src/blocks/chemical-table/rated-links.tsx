import type { ReactNode } from 'react';
import { type Chemical, RATED_MATERIALS } from '../../domain/reference/chemicals.ts';
import { STORE_PATH } from '../../domain/site/store-links.ts';

/** For the few chemicals asked for: the materials rated A, with the store's parts of them. */
export const RatedLinks = ({ chemicals }: { chemicals: readonly Chemical[] }): ReactNode => (
  <ul className="rated-links">
    {chemicals.map(({ name, ratings }) => {
      const best = RATED_MATERIALS.filter((_, place) => ratings[place] === 'A');
      return (
        <li key={name}>
          <b>{name}</b>:{' '}
          {best.length === 0 ? (
            <>
              no material of this table is rated A.{' '}
              <a className="link" href="/contact-us">
                Ask an engineer
              </a>
            </>
          ) : (
            <>
              rated A are {best.join(', ')}.{' '}
              <a className="link" href={`${STORE_PATH}?material=${best.join(',').toLowerCase()}`}>
                Shop these materials
              </a>
            </>
          )}
        </li>
      );
    })}
  </ul>
);
