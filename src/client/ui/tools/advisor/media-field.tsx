import { X } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import {
  type AdvisorEntry,
  advisorHref,
  type MediumEntry,
  mediumEntry,
  type ReadAdvisor,
} from '../../../../domain/engineering/advisor/advisor-entry.ts';
import { LONGEST_MEDIUM } from '../../../../domain/reference/media/bounds.ts';
import { calledBy, findMedia, readMedium } from '../../../../domain/reference/media/find-media.ts';
import type { Medium } from '../../../../domain/reference/media/medium.ts';
import { MAX_MEDIA } from '../../../../domain/reference/media/question.ts';
import { chemicalText } from '../../../../domain/reference/tables/chemicals.ts';
import { UnitInput } from '../../../forms/unit-input.tsx';
import { InPlaceLink } from '../../links/in-place-link.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import { Choices } from './advice-problem.tsx';
import './media-options.css';
import './media-field.css';

const MAX_OPTIONS = 8;

/** The temperatures of one medium, if they differ from the shared ones. */
const OwnRange = ({ name, entry, unit }: { name: string; entry: MediumEntry; unit: string }): ReactNode => {
  const figure = (end: 'coldest' | 'hottest', field: 'mlow' | 'mhigh', value: string): ReactNode => (
    <UnitInput
      unit={unit}
      className="field-input field-input-small text-mono"
      name={field}
      aria-label={`${name}, ${end}`}
      placeholder={end}
      defaultValue={value}
      data-step="signed"
      inputMode="text"
      autoComplete="off"
      maxLength={40}
    />
  );
  return (
    <details className="media-field-range" open={entry.low !== '' || entry.high !== ''}>
      <summary>
        <span className="link">Own temperatures</span>
      </summary>
      <span>
        {figure('coldest', 'mlow', entry.low)}
        {figure('hottest', 'mhigh', entry.high)}
      </span>
    </details>
  );
};

const Chip = (props: {
  entry: MediumEntry;
  medium: Medium | null;
  unit: string;
  href: string;
  onRemove: () => void;
}): ReactNode => {
  const { entry, medium, unit, href, onRemove } = props;
  const name = medium?.name ?? entry.name;
  return (
    <>
      <span className={medium === null ? 'media-field-chip is-unread' : 'media-field-chip'}>
        <input type="hidden" name="media" value={medium?.key ?? entry.name} />
        {medium === null ? `“${name}”` : name}
        <InPlaceLink href={href} aria-label={`Remove ${name}`} onFollow={onRemove}>
          <X className="icon icon-small" aria-hidden="true" />
        </InPlaceLink>
      </span>
      <OwnRange name={name} entry={entry} unit={unit} />
    </>
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys and references this element
        <div
          key={medium.key}
          id={`${props.id}-${at}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === props.active}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onChoose(medium)}
        >
          {chemicalText(medium.name)}
          {by === '' ? null : <small>{by}</small>}
        </div>
      );
    })}
  </div>
);

/** Returns the medium name for a text: the medium's key if it is recognized, otherwise the text itself. */
const nameOf = (text: string): string => {
  const reading = readMedium(text);
  return reading.kind === 'found' ? reading.medium.key : text.trim();
};

/**
 * Media as chips, each with optional temperatures, and a field that completes their names. An unrecognized name stays
 * as a chip with suggestions. Without JavaScript, the typed name is submitted with the form.
 */
export function MediaField(props: {
  entry: AdvisorEntry;
  read: ReadAdvisor;
  unit: string;
  onMedia: (media: readonly MediumEntry[]) => void;
}): ReactNode {
  const { entry, read, unit, onMedia } = props;
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const [isOpen, setOpen] = useState(false);
  const awake = useHydrated();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);

  // The field may already contain what was typed before this code ran.
  useEffect(() => {
    if (field.current && field.current.value !== '') setText(field.current.value);
  }, []);

  const { media } = entry;
  const names = media.map(({ name }) => name);
  const found = isOpen ? findMedia(text, MAX_OPTIONS).filter(({ key }) => !names.includes(key)) : [];
  const isFull = media.length >= MAX_MEDIA;
  const add = (name: string): void => {
    setText('');
    setActive(-1);
    setOpen(false);
    if (name !== '' && !names.includes(name)) onMedia([...media, mediumEntry(name)]);
  };
  const without = (at: number): readonly MediumEntry[] => media.filter((_, position) => position !== at);
  const remove = (at: number): void => {
    onMedia(without(at));
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      if (found.length > 0) setActive((active + step + found.length) % found.length);
    } else if (key === 'Enter') {
      event.preventDefault();
      if (text.trim() !== '') add(found[active]?.key ?? nameOf(text));
    } else if (key === 'Escape') setOpen(false);
    else if (key === 'Backspace' && text === '' && media.length > 0) remove(media.length - 1);
  };
  // A name that was typed and left is part of the criteria: there is no result without it.
  const onBlur = (_: FocusEvent): void => {
    setOpen(false);
    if (text.trim() !== '') add(nameOf(text));
  };
  const problemsOf = (at: number) => read.problems.filter(({ medium }) => medium === at);
  return (
    <div>
      <div className="media-field-box">
        {media.length === 0 ? null : (
          <ul>
            {media.map((one, at) => (
              <li key={`${one.name} ${names.indexOf(one.name)}`}>
                <Chip
                  entry={one}
                  medium={read.read[at] ?? null}
                  unit={unit}
                  href={advisorHref({ ...entry, media: without(at) })}
                  onRemove={() => remove(at)}
                />
                {problemsOf(at).map((problem) => (
                  <p className="field-error media-field-problem" key={problem.message}>
                    <span>
                      {problem.message} <Choices entry={entry} problem={problem} onMedia={onMedia} />
                    </span>
                  </p>
                ))}
              </li>
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
            setOpen(true);
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        {found.length === 0 ? null : (
          <Options id={`${id}-list`} found={found} active={active} text={text} onChoose={({ key }) => add(key)} />
        )}
      </div>
      <p className="media-field-help" id={`${id}-help`}>
        349 rated media with synonyms and trade names. The worst rating counts.
      </p>
    </div>
  );
}
