import type { ReactNode } from 'react';
import { carriedToStore, chosenFamilies } from '../../../../domain/engineering/advisor/advice-query.ts';
import type { Advice } from '../../../../domain/engineering/advisor/advise.ts';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { listed } from '../../../../domain/kit/text/words.ts';
import type { Question } from '../../../../domain/reference/media/question.ts';
import { QUOTE_PATH } from '../../../../domain/reference/paths/store-links.ts';
import { VerdictMark } from './verdict-mark.tsx';
import '../shop-bar.css';

/** Link to the parts of the best families; `null` without such families. */
export type StoreLink = { readonly href: string; readonly totalItems: number } | null;

/** Which criteria the store's URL includes, and which have no filter there. */
const carriedText = (question: Question): string => {
  const { carried, left } = carriedToStore(question);
  const filters =
    carried.length === 0 ? '' : ` with ${listed(carried)} as filters. You can remove any of them in the store`;
  return `Opens the store${filters}.${left.length === 0 ? '' : ` Not carried over: ${listed(left)}.`}`;
};

/** Describes the linked parts. @example 'HNBR, NBR, and FKM for −20 to 100 °C' */
const titleOf = (codes: readonly string[], range: string): string =>
  `${listed(codes)}${range === '' ? '' : ` for ${range}`}`;

const NoFamily = (): ReactNode => (
  <>
    <p>
      <b>No family is good or possible.</b>
      Loosen the temperature or the compliance, or ask an engineer for a special grade.
    </p>
    <a className="button button-primary" href={QUOTE_PATH}>
      Request a quote
    </a>
  </>
);

/** The link to the store. While the parts of new criteria are counted, a button without a target takes its space. */
const ShopLink = (props: { store: StoreLink; isLoading: boolean; hasFailed: boolean }): ReactNode => {
  const { store, isLoading, hasFailed } = props;
  if (hasFailed) return <p role="status">The parts could not be counted. Change a field to try again.</p>;
  if (isLoading)
    return (
      <span className="button button-primary" aria-busy="true">
        Counting parts
      </span>
    );
  return store === null ? null : (
    <a className="button button-primary" href={store.href} rel="nofollow">
      Shop {counted(store.totalItems, 'part')}
    </a>
  );
};

/**
 * The primary action: the store with the best families and their exact count. On narrow windows it stays at the bottom.
 */
export const ShopBar = (props: {
  advices: readonly Advice[];
  store: StoreLink;
  question: Question;
  range: string;
  isLoading: boolean;
  hasFailed: boolean;
}): ReactNode => {
  const { advices, question, range } = props;
  const chosen = chosenFamilies(advices);
  const [best] = chosen;
  if (best === undefined) return <div className="shop-bar">{NoFamily()}</div>;
  const codes = chosen.map(({ family }) => family.code);
  return (
    <div className="shop-bar">
      <p className="only-desktop">
        <b>{titleOf(codes, range)}</b>
        {carriedText(question)}
      </p>
      <p className="only-mobile">
        <VerdictMark verdict={best.verdict}>{counted(codes.length, 'family', 'families')}</VerdictMark>
        <small>{codes.join(', ')}</small>
        <small>{carriedText(question)}</small>
      </p>
      <ShopLink {...props} />
    </div>
  );
};
