import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SearchAnswer } from '../../../domain/api/search.ts';
import { shownTitle } from '../../../domain/content/entry.ts';
import { partHref, QUOTE_PATH, STORE_PATH } from '../../../domain/site/store-links.ts';
import { RingGlyph } from '../../../drawings/ring-glyph.tsx';
import { highlight } from './highlight.ts';
import type { SearchState } from './search-state.ts';

const searchHref = (text: string): string => `/search?query=${encodeURIComponent(text)}`;

const Marked = ({ text, search }: { text: string; search: string }): ReactNode =>
  highlight(text, search).map((piece, index) => {
    return piece.match ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>;
  });

interface OptionProps {
  readonly id: string;
  readonly href: string;
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

const Option = ({ id, href, active, onChoose, children }: OptionProps): ReactNode => (
  <a id={id} href={href} role="option" aria-selected={active} tabIndex={-1} onClick={onChoose}>
    {children}
  </a>
);

/** Id of an option: what `aria-activedescendant` points to. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ListProps {
  readonly answer: SearchAnswer;
  readonly state: SearchState;
  readonly listId: string;
  readonly onChoose: () => void;
}

const List = ({ answer, state, listId, onChoose }: ListProps): ReactNode => {
  const option = (index: number) => ({ id: optionId(listId, index), active: state.active === index, onChoose });
  return (
    <div
      className="suggestions-list"
      role="listbox"
      id={listId}
      aria-label="Suggestions"
      aria-busy={state.status === 'stale'}
    >
      {answer.products.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: the role that groups options
        <div role="group" aria-label="Products">
          <p aria-hidden="true">Products</p>
          {answer.products.map(({ id, name, idMm = 0, csMm = 0, color, summary = '' }, index) => (
            <Option key={id} href={partHref(name)} {...option(index)}>
              {color === undefined ? <i /> : <RingGlyph idMm={idMm} csMm={csMm} color={color} />}
              <span className="text-mono">
                <Marked text={name} search={state.text} />
              </span>
              <span>
                <Marked text={summary} search={state.text} />
              </span>
              {csMm === 0 ? null : (
                <span className="text-mono text-muted">
                  <Marked text={`${idMm.toFixed(2)} × ${csMm.toFixed(2)} mm`} search={state.text} />
                </span>
              )}
            </Option>
          ))}
        </div>
      )}
      {answer.pages.length === 0 ? null : (
        // biome-ignore lint/a11y/useSemanticElements: the role that groups options
        <div role="group" aria-label="Pages">
          <p aria-hidden="true">Pages</p>
          {answer.pages.map(({ id, title, url }, index) => (
            <Option key={id} href={url} {...option(answer.products.length + index)}>
              <FileText className="icon" />
              <span>
                <Marked text={shownTitle(title)} search={state.text} />
              </span>
              <span className="text-mono text-muted">{url}</span>
            </Option>
          ))}
        </div>
      )}
    </div>
  );
};

const NothingFound = ({ text }: { text: string }): ReactNode => (
  <p className="suggestions-none">
    <span>
      Nothing found for <b>{text.trim()}</b>.
    </span>
    <a className="link" href={STORE_PATH}>
      Shop O-rings
    </a>
    <a className="link" href={QUOTE_PATH}>
      Request a quote
    </a>
  </p>
);

const Failed = ({ onRetry }: { onRetry: () => void }): ReactNode => (
  <p className="suggestions-none" role="alert">
    Search is not answering.{' '}
    <button type="button" className="link" onClick={onRetry}>
      Try again.
    </button>
  </p>
);

interface SuggestionsProps {
  readonly state: SearchState;
  readonly listId: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** The panel under the search box: products, then pages; while newer ones are awaited, the last ones, paler. */
export function Suggestions({ state, listId, onClose, onRetry }: SuggestionsProps): ReactNode {
  const { answer, text } = state;
  const isEmpty = answer !== null && answer.products.length + answer.pages.length === 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the links must not take the field's focus
    <div
      className={`suggestions${state.status === 'stale' ? ' is-stale' : ''}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" className="icon-button" aria-label="Close suggestions" onClick={onClose}>
        <X className="icon icon-small" />
      </button>
      {answer === null ? <Failed onRetry={onRetry} /> : null}
      {isEmpty ? <NothingFound text={text} /> : null}
      {answer === null || isEmpty ? null : (
        <>
          <List answer={answer} state={state} listId={listId} onChoose={onClose} />
          <p className="suggestions-foot">
            <a className="link" href={searchHref(text)}>
              All results
            </a>
            <span className="only-desktop" aria-hidden="true">
              <kbd>↑↓</kbd> move <kbd>Enter</kbd> open <kbd>Esc</kbd> close
            </span>
          </p>
        </>
      )}
    </div>
  );
}
