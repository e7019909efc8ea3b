import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type AdvisorEntry, type AdvisorProblem, advisorHref } from '../../../../domain/advisor/advisor-entry.ts';

import { LONGEST_MEDIUM } from '../../../../domain/advisor/bounds.ts';
import { calledBy, findMedia, readMedium } from '../../../../domain/advisor/find-media.ts';

import type { Medium } from '../../../../domain/advisor/medium.ts';
import { MOST_MEDIA } from '../../../../domain/advisor/question.ts';
import { InPlaceLink } from '../../in-place-link.tsx';
import { useAwake } from '../../use-awake.ts';

const MOST_SHOWN = 8;

const Chip = (props: { medium: Medium; href: string; onRemove: () => void }): ReactNode => {
  const { medium, href, onRemove } = props;
  return (
    <li className="media-field-chip">
      <input type="hidden" name="media" value={medium.key} />
      {medium.name}
      <InPlaceLink href={href} aria-label={`Remove ${medium.name}`} onFollow={onRemove}>
        <X className="icon icon-small" aria-hidden="true" />
      </InPlaceLink>
    </li>
  );
};

const Options = (props: {
  id: string;
  found: readonly Medium[];
  active: number;
  text: string;
  onChoose: (medium: Medium) => void;
}): ReactNode => (
  <div className="media-options" role="listbox" id={props.id} aria-label="Media">
    {props.found.map((medium, at) => {
      const by = calledBy(medium, props.text);
      return (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys and points here
        <div
          key={medium.key}
          id={`${props.id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === props.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(medium)}
        >
          {medium.name}
          {by === '' ? null : <small>{by}</small>}
        </div>
      );
    })}
  </div>
);

/** Media as chips, and a field that completes their names; without script the typed name goes with the form. */
export function MediaField(props: {
  entry: AdvisorEntry;
  chosen: readonly Medium[];
  problems: readonly AdvisorProblem[];
  onMedia: (keys: readonly string[]) => void;
}): ReactNode {
  const { entry, chosen, problems, onMedia } = props;
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const [isUnclear, setUnclear] = useState(false);
  const awake = useAwake();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // What was typed before this script came stands in the field already.
  useEffect(() => {
    if (field.current && field.current.value !== '') setText(field.current.value);
  }, []);

  const keys = chosen.map(({ key }) => key);
  const found = isOpen ? findMedia(text, MOST_SHOWN).filter((medium) => !chosen.includes(medium)) : [];
  const add = (medium: Medium): void => {
    setText('');
    setActive(-1);
    setOpen(false);
    setUnclear(false);
    if (!keys.includes(medium.key)) onMedia([...keys, medium.key]);
  };
  const remove = (medium: Medium): void => {
    onMedia(keys.filter((key) => key !== medium.key));
    field.current?.focus();
  };
  const enter = (): void => {
    const reading = readMedium(text);
    const medium = found[active] ?? (reading.kind === 'found' ? reading.medium : undefined);
    if (medium) add(medium);
    else setUnclear(true);
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    const last = chosen.at(-1);
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (text.trim() !== '') enter();
    } else if (key === 'Escape') setOpen(false);
    else if (key === 'Backspace' && text === '' && last) remove(last);
  };
  const isFull = chosen.length >= MOST_MEDIA;
  return (
    <div>
      <div className="media-field-box">
        {chosen.length === 0 ? null : (
          <ul>
            {chosen.map((medium) => (
              <Chip
                key={medium.key}
                medium={medium}
                href={advisorHref({ ...entry, media: keys.filter((key) => key !== medium.key) })}
                onRemove={() => remove(medium)}
              />
            ))}
          </ul>
        )}
        <input
          ref={field}
          name={awake ? undefined : 'media'}
          value={text}
          type="text"
          role="combobox"
          aria-label="Add a medium"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 && found[active] ? `${id}-list-${active}` : undefined}
          aria-describedby={`${id}-help`}
          placeholder="Add a medium or trade name"
          autoComplete="off"
          spellCheck={false}
          maxLength={LONGEST_MEDIUM}
          disabled={isFull}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setUnclear(false);
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {found.length === 0 ? null : (
          <Options id={`${id}-list`} found={found} active={active} text={text} onChoose={add} />
        )}
      </div>
      {isUnclear && found.length === 0 ? (
        <p className="field-error">There is no medium “{text}” in the table. Try its chemical name.</p>
      ) : null}
      {problems.map(({ message, near }) => (
        <p className="field-error media-field-problem" key={message}>
          <span>
            {message}{' '}
            {near.map((medium) => (
              <InPlaceLink
                key={medium.key}
                className="link"
                href={advisorHref({ ...entry, media: [...keys, medium.key] })}
                onFollow={() => add(medium)}
              >
                {medium.name}
              </InPlaceLink>
            ))}
          </span>
        </p>
      ))}
      <p className="media-field-help" id={`${id}-help`}>
        349 media with synonyms and trade names. The worst rating counts.
      </p>
    </div>
  );
}
