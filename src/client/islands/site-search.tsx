import { Search } from 'lucide-react';
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { counted } from '../../domain/kit/text/counted.ts';
import { loadSuggestions } from '../ui/search/ask-server.ts';
import { initialSearch, isAsking, isPanelOpen, searchReducer } from '../ui/search/search-state.ts';
import { optionId, Suggestions } from '../ui/search/suggestions.tsx';
import { chipsOf } from '../ui/search/understood.tsx';

/** Whether the caret is before the first letter without a selection, so that there is nothing to delete. */
const isBeforeText = ({ selectionStart, selectionEnd }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === 0;

const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * The search box of the header: a form that submits to `/search`, and a combobox over `POST /api/search` once it is
 * hydrated. The field is uncontrolled, so that what was typed before hydration stays.
 */
export default function SiteSearch({ text, label }: { text: string; label: string }): ReactNode {
  const [state, dispatch] = useReducer(searchReducer, text, initialSearch);
  const [awake, setAwake] = useState(false);
  /** The constraint that was removed last, for screen readers. */
  const [dropped, setDropped] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const open = isPanelOpen(state);
  const asking = isAsking(state);
  const hasOptions = open && state.answer !== null && state.answer.products.length + state.answer.pages.length > 0;

  useEffect(() => {
    setAwake(true);
    const typed = input.current?.value ?? '';
    if (typed !== text) dispatch({ type: 'typed', text: typed });
    if (document.activeElement === input.current) dispatch({ type: 'entered' });
  }, [text]);

  const { text: wanted, sequence } = state;
  useEffect(() => (asking ? loadSuggestions(wanted, sequence, dispatch) : undefined), [asking, wanted, sequence]);

  const close = (): void => dispatch({ type: 'dismissed' });
  const drop = (without: string, name: string): void => {
    if (!input.current) return;
    input.current.value = without;
    input.current.focus();
    setDropped(`${name} dropped. `);
    dispatch({ type: 'typed', text: without });
  };
  const dropLast = (): boolean => {
    const last = state.status === 'fresh' && state.answer?.found ? chipsOf(state.answer.found).at(-1) : undefined;
    if (last) drop(last.without, [last.title, last.text].filter(Boolean).join(' '));
    return last !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!open || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      close();
      input.current?.focus();
      return;
    }
    if (event.target !== input.current) return;
    if (event.key === 'Backspace' && isBeforeText(input.current) && dropLast()) {
      event.preventDefault();
      return;
    }
    if (event.key === 'Enter' && state.active !== -1) {
      event.preventDefault();
      document.getElementById(optionId(listId, state.active))?.click();
    } else if (MOVES.includes(event.key) && (state.active !== -1 || event.key.startsWith('Arrow'))) {
      event.preventDefault();
      dispatch({ type: 'moved', key: event.key });
    }
  };
  const onSubmit = (event: FormEvent): void => {
    if ((input.current?.value ?? '').trim() === '') event.preventDefault();
    input.current?.blur();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all screen readers support <search> yet
    <form
      ref={form}
      role="search"
      aria-label={label}
      action="/search"
      method="get"
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
      onFocus={() => dispatch({ type: 'entered' })}
      onBlur={({ relatedTarget }) => {
        if (!form.current?.contains(relatedTarget)) dispatch({ type: 'left' });
      }}
    >
      <button type="submit" aria-label="Search">
        <Search className="icon" />
      </button>
      <input
        ref={input}
        className="field-input"
        type="search"
        name="query"
        defaultValue={text}
        placeholder="Part number, size, material or page"
        aria-label="Search the site"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onInput={({ currentTarget }) => {
          setDropped('');
          dispatch({ type: 'typed', text: currentTarget.value });
        }}
        {...(awake && {
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': hasOptions,
          'aria-controls': hasOptions ? listId : undefined,
          'aria-activedescendant': hasOptions && state.active !== -1 ? optionId(listId, state.active) : undefined,
        })}
      />
      <span className="site-search-key only-script" aria-hidden="true">
        /
      </span>
      {open ? (
        <>
          <Suggestions
            state={state}
            listId={listId}
            onClose={close}
            onRetry={() => dispatch({ type: 'retried' })}
            onDrop={drop}
          />
          {createPortal(<div className="suggestions-backdrop" onPointerDown={close} />, document.body)}
        </>
      ) : null}
      {awake ? (
        <span className="visually-hidden" role="status">
          {dropped}
          {open && state.status === 'fresh' ? countText(state.answer) : ''}
        </span>
      ) : null}
    </form>
  );
}

const countText = (answer: ReturnType<typeof initialSearch>['answer']): string => {
  const count = (answer?.products.length ?? 0) + (answer?.pages.length ?? 0);
  if (count === 0) return 'Nothing found';
  return counted(count, 'suggestion');
};
