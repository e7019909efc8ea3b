import * as v from 'valibot';
import { STORED_STATES, type StoredState } from '../../domain/order/quotes/quote-state.ts';

const stateOf = v.fallback(v.picklist(STORED_STATES), 'received');

/** Parses the stored state of a quote. An unknown one is `received`. */
export const storedState = (state: string): StoredState => v.parse(stateOf, state);
