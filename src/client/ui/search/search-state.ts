import type { SearchResponse } from '../../../domain/site/api/catalog/search.ts';
import type { Failure } from '../../failure.ts';

export interface SearchState {
  readonly text: string;
  /** Incremented with every text change; responses to earlier texts are dropped. */
  readonly sequence: number;
  /** The displayed list; while a newer one is loading, the previous one. */
  readonly answer: SearchResponse | null;
  /** `stale`: there is no response for this text yet. */
  readonly status: 'stale' | 'fresh' | 'failed';
  /** Why there are no suggestions; `null` unless `status` is `failed`. */
  readonly failure: Failure | null;
  readonly focused: boolean;
  /** Closed by the visitor until the text changes or the field receives focus again. */
  readonly dismissed: boolean;
  /** Index of the active option for arrow keys; -1 for the field itself. */
  readonly active: number;
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'answered'; readonly sequence: number; readonly answer: SearchResponse }
  | { readonly type: 'failed'; readonly sequence: number; readonly failure: Failure }
  | { readonly type: 'retried' }
  | { readonly type: 'entered' }
  | { readonly type: 'left' }
  | { readonly type: 'dismissed' }
  | { readonly type: 'moved'; readonly key: string };

export const initialSearch = (text: string): SearchState => ({
  text,
  sequence: 0,
  answer: null,
  status: 'stale',
  failure: null,
  focused: false,
  dismissed: false,
  active: -1,
});

const isBlank = (text: string): boolean => text.trim() === '';

const optionCount = ({ answer }: SearchState): number =>
  answer === null ? 0 : answer.products.length + answer.pages.length;

/** Whether the panel is open: the focused field has text and there is something to show. */
export const isPanelOpen = (state: SearchState): boolean =>
  state.focused && !state.dismissed && !isBlank(state.text) && (state.answer !== null || state.status === 'failed');

/** Whether to send a request after the debounce delay: only for text in the focused field. */
export const isAsking = (state: SearchState): boolean =>
  state.focused && state.status === 'stale' && !isBlank(state.text);

const movedTo = (active: number, count: number, key: string): number => {
  if (count === 0) return -1;
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : -1;
    case 'ArrowUp':
      return active === -1 ? count - 1 : active - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return active;
  }
};

/** Returns the next state of the search box for an event. */
export const searchReducer = (state: SearchState, event: SearchEvent): SearchState => {
  switch (event.type) {
    case 'typed':
      return {
        ...state,
        text: event.text,
        sequence: state.sequence + 1,
        status: 'stale',
        answer: isBlank(event.text) ? null : state.answer,
        dismissed: false,
        active: -1,
      };
    case 'answered':
      return event.sequence === state.sequence
        ? { ...state, answer: event.answer, status: 'fresh', failure: null, active: -1 }
        : state;
    case 'failed':
      return event.sequence === state.sequence
        ? { ...state, answer: null, status: 'failed', failure: event.failure, active: -1 }
        : state;
    case 'retried':
      return { ...state, status: 'stale', sequence: state.sequence + 1 };
    case 'entered':
      return state.focused ? state : { ...state, focused: true, dismissed: false };
    case 'left':
      return { ...state, focused: false, active: -1 };
    case 'dismissed':
      return { ...state, dismissed: true, active: -1 };
    case 'moved':
      return { ...state, dismissed: false, active: movedTo(state.active, optionCount(state), event.key) };
  }
};
