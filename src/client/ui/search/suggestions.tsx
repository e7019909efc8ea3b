import { FileText, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { partHref, QUOTE_PATH, STORE_PATH, searchHref } from '../../../domain/reference/paths/store-links.ts';
import type { FoundResponse } from '../../../domain/site/api/catalog/found.ts';
import type { SearchResponse } from '../../../domain/site/api/catalog/search.ts';
import { shownTitle } from '../../../domain/site/content/entry.ts';
import { RingGlyph } from '../../../drawings/rings/ring-glyph.tsx';
import { causeText, type Failure } from '../../failure.ts';
import { TextLink } from '../links/text-link.tsx';
import { FoundPart, isOnePart } from './found-part.tsx';
import { Marked } from './marked.tsx';
import type { SearchState } from './search-state.ts';
import { Understood } from './understood.tsx';
import './suggestions.css';

interface OptionProps {
  readonly id: string;
  readonly href: string;
  readonly active: boolean;
  readonly onChoose: () => void;
  readonly className?: string;
  readonly children: ReactNode;
}

const Option = ({ id, href, active, onChoose, className, children }: OptionProps): ReactNode => (
  <a id={id} className={className} href={href} role="option" aria-selected={active} tabIndex={-1} onClick={onChoose}>
    {children}
  </a>
);

/** Id of an option, referenced by `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface ListProps {
  readonly answer: SearchResponse;
  readonly state: SearchState;
  readonly listId: string;
  readonly onChoose: () => void;
}

type OptionAt = (index: number) => Pick<OptionProps, 'id' | 'active' | 'onChoose'>;

const Group = (props: { title: string; isExact?: boolean; children: ReactNode }): ReactNode => (
  // biome-ignore lint/a11y/useSemanticElements: options are grouped by role="group"
  <div role="group" aria-label={props.title} className={props.isExact === true ? 'found-part-exact' : undefined}>
    <p className="found-part-head" aria-hidden="true">
      {props.title}
    </p>
    {props.children}
  </div>
);

/** The parts by how they match the parsed text: matches, parts of the same size, nearest sizes. */
const FoundGroups = (props: { found: FoundResponse; search: string; option: OptionAt }): ReactNode => {
  const { found, search, option } = props;
  let before = 0;
  return found.groups.map((group) => {
    const first = before;
    before += group.parts.length;
    return (
      <Group key={group.kind} title={group.title} isExact={isOnePart(group)}>
        {group.parts.map((part, index) => (
          <Option key={part.id} className="found-part" href={partHref(part.name)} {...option(first + index)}>
            <FoundPart part={part} kind={group.kind} unit={found.unit} search={search} />
          </Option>
        ))}
      </Group>
    );
  });
};

/** The parts of a list of part numbers. */
const Products = (props: { answer: SearchResponse; search: string; option: OptionAt }): ReactNode => {
  const { answer, search, option } = props;
  if (answer.products.length === 0) return null;
  return (
    <Group title="Products">
      {answer.products.map(({ id, name, idMm = 0, csMm = 0, color, summary = '' }, index) => (
        <Option key={id} href={partHref(name)} {...option(index)}>
          {color === undefined ? <i /> : <RingGlyph idMm={idMm} csMm={csMm} color={color} />}
          <span className="text-mono">
            <Marked text={name} search={search} />
          </span>
          <span>{summary}</span>
        </Option>
      ))}
    </Group>
  );
};

const List = ({ answer, state, listId, onChoose }: ListProps): ReactNode => {
  const option: OptionAt = (index) => ({ id: optionId(listId, index), active: state.active === index, onChoose });
  const parts = { search: state.text, option };
  return (
    <div
      className="suggestions-list"
      role="listbox"
      id={listId}
      aria-label="Suggestions"
      aria-busy={state.status === 'stale'}
    >
      {answer.found ? <FoundGroups found={answer.found} {...parts} /> : <Products answer={answer} {...parts} />}
      {answer.pages.length === 0 ? null : (
        <Group title="Pages">
          {answer.pages.map(({ id, title, url }, index) => (
            <Option key={id} href={url} {...option(answer.products.length + index)}>
              <FileText className="icon" />
              <span>
                <Marked text={shownTitle(title)} search={state.text} />
              </span>
              <span className="text-mono text-muted">{url}</span>
            </Option>
          ))}
        </Group>
      )}
    </div>
  );
};

const NothingFound = ({ text }: { text: string }): ReactNode => (
  <p className="suggestions-none">
    <span>
      Nothing found for <b>{text.trim()}</b>.
    </span>
    <TextLink href={STORE_PATH}>Shop O-rings</TextLink>
    <TextLink href={QUOTE_PATH}>Request a quote</TextLink>
  </p>
);

const Failed = ({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }): ReactNode => (
  <p className="suggestions-none" role="alert">
    <span>
      Suggestions could not be loaded. {failure && causeText(failure)} Press Enter to open the search page with what you
      typed.
    </span>
    <button type="button" className="link" onClick={onRetry}>
      Load suggestions again
    </button>
  </p>
);

interface SuggestionsProps {
  readonly state: SearchState;
  readonly listId: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onDrop: (without: string, name: string) => void;
}

const Foot = ({
  text,
  found,
  hasChips,
}: {
  text: string;
  found: FoundResponse | null;
  hasChips: boolean;
}): ReactNode => (
  <p className="suggestions-foot">
    <span>
      <TextLink href={searchHref(text)}>All results</TextLink>
      {found?.groups.map(({ kind, more }) =>
        more === null ? null : (
          <a className="link" key={kind} href={more.href}>
            {more.text}
          </a>
        ),
      )}
    </span>
    <span className="only-desktop" aria-hidden="true">
      <kbd>↑↓</kbd> move <kbd>Enter</kbd> open{' '}
      {hasChips ? (
        <>
          <kbd>Backspace</kbd> remove last filter{' '}
        </>
      ) : null}
      <kbd>Esc</kbd> close
    </span>
  </p>
);

/**
 * The panel under the search box: the parsed text, parts, then pages. While newer results are loading, the previous
 * ones are dimmed.
 */
export function Suggestions({ state, listId, onClose, onRetry, onDrop }: SuggestionsProps): ReactNode {
  const { answer, text } = state;
  const found = answer?.found ?? null;
  const hasList = answer !== null && answer.products.length + answer.pages.length > 0;
  const isAnswered = found !== null && found.pages.length + found.asks.length > 0;
  const hasChips = found !== null && found.understood.length + found.unread.length > 0;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press next to the links must not blur the field
    <div
      className={`suggestions${state.status === 'stale' ? ' is-stale' : ''}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      <button type="button" className="icon-button" aria-label="Close suggestions" onClick={onClose}>
        <X className="icon icon-small" />
      </button>
      {answer === null ? <Failed failure={state.failure} onRetry={onRetry} /> : null}
      {found !== null && (hasChips || isAnswered) ? <Understood found={found} onDrop={onDrop} /> : null}
      {answer === null || hasList || isAnswered ? null : <NothingFound text={text} />}
      {answer === null || !(hasList || isAnswered) ? null : (
        <>
          {hasList ? <List answer={answer} state={state} listId={listId} onChoose={onClose} /> : null}
          <Foot text={text} found={found} hasChips={hasChips} />
        </>
      )}
    </div>
  );
}
