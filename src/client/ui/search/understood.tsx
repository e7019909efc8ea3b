import { ArrowRight, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { FoundResponse } from '../../../domain/site/api/catalog/found.ts';
import { TextLink } from '../links/text-link.tsx';
import './understood.css';
import { searchHref } from '../../../domain/reference/paths/store-links.ts';

interface Chip {
  readonly title: string;
  readonly hint: string;
  readonly text: string;
  readonly swatch: string | null;
  readonly without: string;
  readonly isUnread: boolean;
}

/** The recognized pieces in the order of the text, then the unrecognized ones. */
export const chipsOf = ({ understood, unread }: Pick<FoundResponse, 'understood' | 'unread'>): readonly Chip[] => [
  ...understood.map(({ title, text, swatch, without, hint }) => ({
    title,
    text,
    swatch,
    without,
    hint,
    isUnread: false,
  })),
  ...unread.map(({ typed, without }) => ({
    title: 'not read:',
    text: typed,
    swatch: null,
    without,
    hint: '',
    isUnread: true,
  })),
];

/** Prompts for ambiguous words, with each choice as a link to the narrowed search. */
const Asks = ({ asks }: Pick<FoundResponse, 'asks'>): ReactNode =>
  asks.map(({ question, choices }) => (
    <p className="understood-ask" key={question}>
      <b>{question}</b>
      {choices.map(({ text, search }) => (
        <TextLink href={searchHref(search)} key={search}>
          {text}
        </TextLink>
      ))}
    </p>
  ));

/** Pages that are relevant to the text. */
const AnswerPages = ({ pages }: Pick<FoundResponse, 'pages'>): ReactNode =>
  pages.map(({ title, href, why }) => (
    <p className="understood-page" key={href}>
      {why === '' ? null : <span>{why}</span>}
      <TextLink href={href}>
        {title}
        <ArrowRight className="icon icon-small" />
      </TextLink>
    </p>
  ));

interface UnderstoodProps {
  readonly found: Pick<FoundResponse, 'understood' | 'unread' | 'asks' | 'pages' | 'warnings'>;
  /**
   * Removes a chip without leaving the page. If absent, the chip's remove button is a link to the search without it.
   */
  readonly onDrop?: (without: string, name: string) => void;
}

/** The pieces of a search text, each with a link to the text without it. */
export function Understood({ found, onDrop }: UnderstoodProps): ReactNode {
  const chips = chipsOf(found);
  if (chips.length + found.asks.length + found.pages.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div className="understood" role="group" aria-label="Understood">
      <span className="understood-title">Understood</span>
      {chips.map(({ title, text, swatch, without, hint, isUnread }, index) => {
        const name = [title, text].filter(Boolean).join(' ');
        const drop = (event: MouseEvent): void => {
          if (!onDrop || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onDrop(without, name);
        };
        return (
          <span
            className={isUnread ? 'understood-chip is-unread' : 'understood-chip'}
            title={hint || undefined}
            key={index}
          >
            {swatch === null ? null : (
              <svg className="understood-swatch" viewBox="0 0 12 12" aria-hidden="true">
                <circle cx="6" cy="6" r="5.5" fill={swatch} stroke="currentColor" strokeOpacity="0.3" />
              </svg>
            )}
            {title === '' ? null : <em>{title}</em>}
            <span>{text}</span>
            <a href={searchHref(without)} aria-label={`Drop ${name}`} onClick={drop}>
              <X className="icon icon-small" />
            </a>
          </span>
        );
      })}
      <AnswerPages pages={found.pages} />
      <Asks asks={found.asks} />
      {found.warnings.map((warning) => (
        <p className="understood-warning" key={warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}
