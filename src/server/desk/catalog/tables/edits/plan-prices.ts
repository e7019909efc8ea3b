import { counted, formatCount } from '../../../../../domain/kit/text/counted.ts';
import {
  checkPriceList,
  type TypedPrices,
  typedPrices,
} from '../../../../../domain/shop/catalog-edits/price-list-edit.ts';
import type { PriceListEntry } from '../../../../../domain/shop/catalog-files/catalog-tables.ts';
import { isLargeChange, type PriceStep, priceSteps } from '../../../../../domain/shop/catalog-files/price-changes.ts';
import { dollars } from '../../../../../domain/shop/catalog-files/written-rows.ts';
import type { PartRecord } from '../../../../catalog-edits/catalog-edits.ts';
import { type ChangedValue, type CheckedEdit, differingFacts, type Facts } from './edit-plan.ts';

/** Whether a change of prices is for all parts of the list, or for one part, which then gets its own list. */
export type PriceScope = 'list' | 'part';

const MINUS = '\u2212';

const percent = ({ beforeE5, afterE5 }: PriceStep): string => {
  if (beforeE5 === null || afterE5 === null || beforeE5 === 0) return '';
  const change = ((afterE5 - beforeE5) / beforeE5) * 100;
  return `${change < 0 ? MINUS : '+'}${Math.abs(change).toFixed(1)}%`;
};

const shownPrice = (e5: number | null): string => (e5 === null ? '' : `$${dollars(e5)}`);

const priceValues = (before: PriceListEntry, after: PriceListEntry): ChangedValue[] =>
  priceSteps(before, after)
    .map((step) => {
      const [had, has] = [before, after].map(({ breaks }) => breaks.some(([quantity]) => quantity === step.quantity));
      const isSame = step.beforeE5 === step.afterE5;
      return {
        label: `From ${formatCount(step.quantity)}`,
        before: shownPrice(step.beforeE5),
        after: shownPrice(step.afterE5),
        note: had && !has ? 'Break removed' : !had && has ? 'Break added' : percent(step),
        isLarge: isLargeChange(step),
        isShown: !isSame || had !== has,
      };
    })
    .filter(({ isShown }) => isShown)
    .map(({ isShown: _, ...value }) => value);

const shownText = ({ hidesPrices }: PriceListEntry): string => (hidesPrices ? 'on request' : 'shown');

/** Returns prices as a person reads them in the audit log, and as `factPrices` reads them. */
const priceFacts = (list: PriceListEntry): Facts => ({
  shows_prices: list.hidesPrices ? 'no' : 'yes',
  prices: list.breaks.map(([quantity, e5]) => `from ${quantity} $${dollars(e5)}`).join(', '),
});

/** Returns the typed prices of recorded facts; a fact that did not change is taken from the list. */
export const factPrices = (facts: Facts, list: PriceListEntry): TypedPrices => {
  const now = typedPrices(list);
  const { shows_prices: showsPrices = now.showsPrices, prices } = facts;
  if (prices === undefined) return { ...now, showsPrices };
  const breaks = [...prices.matchAll(/from (\d+) \$([\d.]+)/g)].map(([, quantity = '', price = '']) => ({
    quantity,
    price,
  }));
  return { showsPrices, breaks };
};

interface PriceEdit {
  readonly part: PartRecord;
  readonly number: string;
  readonly list: PriceListEntry;
  readonly scope: PriceScope;
  /** Name of the part's own list. */
  readonly ownName: string;
}

/** Checks typed prices and returns the change of the list, or of the part. */
export const planPrices = (typed: TypedPrices, { part, number, list, scope, ownName }: PriceEdit): CheckedEdit => {
  const checked = checkPriceList(typed, list);
  if (checked.list === null) return { plan: null, problems: checked.problems };
  const next = checked.list;
  const visibility: ChangedValue[] =
    next.hidesPrices === list.hidesPrices
      ? []
      : [{ label: 'Prices', before: shownText(list), after: shownText(next), note: '', isLarge: false }];
  const changes = [...visibility, ...priceValues(list, next)];
  const common = { changes, sync: 'refresh' as const };
  if (scope === 'part') {
    const own = { ...next, name: ownName };
    return {
      plan: {
        ...common,
        heading: `Give ${number} its own prices?`,
        affects: `1 part: ${number}. It leaves the price list “${list.name}” for its own, “${ownName}”. The other ${counted(part.sharing - 1, 'part')} of the list keep their prices.`,
        action: 'part-list-changed',
        subject: number,
        before: { price_list: list.name },
        after: { price_list: ownName, ...differingFacts(priceFacts(list), priceFacts(next)).after },
        save: (edits, edit) => edits.detachPrices(part.id, own, edit),
      },
      problems: [],
    };
  }
  return {
    plan: {
      ...common,
      heading: `Change the prices of “${list.name}”?`,
      affects: `${counted(part.sharing, 'part')} of this price list${part.sharing === 1 ? '' : `, ${number} among them`}.`,
      action: 'prices-changed',
      subject: list.name,
      ...differingFacts(priceFacts(list), priceFacts(next)),
      save: (edits, edit) => edits.savePrices(part.id, next, edit),
    },
    problems: [],
  };
};

interface ListMove {
  readonly part: PartRecord;
  readonly number: string;
  /** The list now; `null`: none. */
  readonly from: PriceListEntry | null;
  /** The typed name; '' for no list. */
  readonly name: string;
  /** The list of this name, if it exists. */
  readonly to: PriceListEntry | null;
}

const NO_PRICES: PriceListEntry = { name: '', hidesPrices: true, startingE5: 0, breaks: [] };

/** Returns the change of a part to another existing price list. */
export const planListMove = ({ part, number, from, name, to }: ListMove): CheckedEdit => {
  if (name !== '' && to === null) {
    const text = `There is no price list “${name}”. Write its name as on the page of one of its parts, or leave the field empty.`;
    return { plan: null, problems: [{ field: 'price_list', text }] };
  }
  const [before, after] = [from ?? NO_PRICES, to ?? NO_PRICES];
  const changes =
    before.name === after.name
      ? []
      : [
          { label: 'Price list', before: before.name, after: after.name, note: '', isLarge: false },
          ...priceValues(before, after),
        ];
  return {
    plan: {
      heading: `Change the price list of ${number}?`,
      changes,
      affects: `1 part: ${number}.`,
      action: 'part-list-changed',
      subject: number,
      before: { price_list: before.name },
      after: { price_list: after.name },
      sync: 'refresh',
      save: (edits, edit) => edits.moveToList(part.id, after.name, edit),
    },
    problems: [],
  };
};
