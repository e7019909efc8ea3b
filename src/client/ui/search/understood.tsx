import { X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import type { FoundAnswer } from '../../../domain/api/found.ts';
import { searchHref } from '../../../domain/site/store-links.ts';

interface Chip {
  readonly title: string;
  readonly text: string;
  readonly swatch: string | null;
  readonly without: string;
  readonly isUnread: boolean;
}

/** What was understood in the order of the text, then what was not. */
export const chipsOf = ({ understood, unread }: Pick<FoundAnswer, 'understood' | 'unread'>): readonly Chip[] => [
  ...understood.map(({ title, text, swatch, without }) => ({ title, text, swatch, without, isUnread: false })),
  ...unread.map(({ typed, without }) => ({ title: 'not read:', text: typed, swatch: null, without, isUnread: true })),
];

interface UnderstoodProps {
  readonly found: Pick<FoundAnswer, 'understood' | 'unread' | 'warnings'>;
  /** Takes a chip away without leaving the page; without it, its cross is the link to the search without it. */
  readonly onDrop?: (without: string, name: string) => void;
}

/** The pieces of a search text, each with a cross that is a link to the text without it. */
export function Understood({ found, onDrop }: UnderstoodProps): ReactNode {
  const chips = chipsOf(found);
  if (chips.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are links
    <div className="understood" role="group" aria-label="Understood">
      <span className="understood-title">Understood</span>
      {chips.map(({ title, text, swatch, without, isUnread }, index) => {
        const name = [title, text].filter(Boolean).join(' ');
        const drop = (event: MouseEvent): void => {
          if (!onDrop || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onDrop(without, name);
        };
        return (
          <span className={isUnread ? 'understood-chip is-unread' : 'understood-chip'} key={index}>
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
      {found.warnings.map((warning) => (
        <p className="understood-warning" key={warning}>
          {warning}
        </p>
      ))}
    </div>
  );
}
