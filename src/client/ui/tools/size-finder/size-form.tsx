import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SizeFields, sizeFinderHref } from '../../../../domain/engineering/size-finder/size-question.ts';
import { FAMILY_TITLES } from '../../../../domain/engineering/size-finder/size-words.ts';
import type { Problem } from '../../../../domain/kit/errors.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { SEATS, type Seat, SPANS, type Span } from '../../../../domain/reference/sizes/ring-estimate.ts';
import { SIZE_FAMILIES } from '../../../../domain/reference/sizes/size-families.ts';
import { UnitInput } from '../../../forms/unit-input.tsx';
import { InPlaceLink } from '../../links/in-place-link.tsx';
import { exampleLength } from './example-ring.tsx';
import './size-form.css';

const SPAN_LABELS: Readonly<Record<Span, string>> = {
  id: 'Inside ID',
  od: 'Outside OD',
  circumference: 'Way around',
  cord: 'Cut length',
};
const SPAN_LINKS: Readonly<Record<Span, string>> = {
  id: 'Inside diameter',
  od: 'Outside diameter',
  circumference: 'Circumference',
  cord: 'Cut length',
};
const SEAT_LABELS: Readonly<Record<Seat, string>> = { piston: 'Piston', rod: 'Rod', face: 'Face', unknown: 'Unknown' };

const seatNote = ({ isWorn, seat }: SizeFields): string => {
  if (!isWorn) return 'New rings need no wear correction.';
  return seat === 'rod'
    ? 'A rod does not stretch its ring: the measured ID is used.'
    : 'The ring was stretched: 1% is subtracted from its ID.';
};

const Figure = (props: {
  name: string;
  label: string;
  fields: SizeFields;
  value: string;
  problems: readonly Problem[];
}): ReactNode => {
  const { name, label, fields, value, problems } = props;
  const isWrong = problems.some(({ parameter }) => parameter === name);
  return (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        // The key includes length and unit, so that a change resets the field's text.
        key={`${name} ${fields.unit}`}
        unit={fields.unit}
        className="field-input field-input-small text-mono"
        name={name}
        defaultValue={value}
        placeholder={exampleLength(name, fields.span, fields.unit)}
        data-step=""
        autoComplete="off"
        maxLength={40}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `size-form-${name}` : undefined}
      />
    </label>
  );
};

const Choices = <Value extends string>(props: {
  name: string;
  label: string;
  options: readonly (readonly [Value, string])[];
  chosen: Value;
}): ReactNode => (
  <span className="segmented size-form-choices" role="radiogroup" aria-label={props.label}>
    {props.options.map(([value, text]) => (
      <label key={value}>
        <input type="radio" name={props.name} value={value} defaultChecked={value === props.chosen} />
        {text}
      </label>
    ))}
  </span>
);

const OtherSpans = ({ fields, onSpan }: { fields: SizeFields; onSpan: (span: Span) => void }): ReactNode => {
  const others = SPANS.filter((span) => span !== fields.span);
  return (
    <p className="text-small">
      {others.map((span, at) => (
        <span key={span}>
          <InPlaceLink
            className="link"
            href={sizeFinderHref({ ...fields, span, length: '' })}
            onFollow={() => onSpan(span)}
          >
            {at === 0 ? SPAN_LINKS[span] : SPAN_LINKS[span].toLowerCase()}
          </InPlaceLink>
          {at === others.length - 1 ? ' instead' : at === others.length - 2 ? ' or ' : ', '}
        </span>
      ))}
    </p>
  );
};

const Measured = (props: {
  fields: SizeFields;
  problems: readonly Problem[];
  onSpan: (span: Span) => void;
}): ReactNode => {
  const { fields, problems } = props;
  const figure = { fields, problems };
  return (
    <section className="size-form-group">
      <h2>
        Measured
        <Choices
          name="unit"
          label="Unit"
          options={[
            ['mm', 'mm'],
            ['in', 'in'],
          ]}
          chosen={fields.unit}
        />
      </h2>
      <div className="size-form-lengths">
        <Figure name={fields.span} label={SPAN_LABELS[fields.span]} value={fields.length} {...figure} />
        <Figure
          name="thickness"
          label={fields.isWorn ? 'Thickness a' : 'Section CS'}
          value={fields.thickness}
          {...figure}
        />
        <Figure name="width" label="Width b" value={fields.width} {...figure} />
      </div>
      {problems.map(({ parameter, message }) => (
        <p key={parameter + message} className="field-error" id={`size-form-${parameter}`}>
          {message}
        </p>
      ))}
      <OtherSpans fields={fields} onSpan={props.onSpan} />
    </section>
  );
};

/** The measurements: a plain GET form to the page itself, with or without JavaScript. */
export function SizeForm(props: {
  fields: SizeFields;
  problems: readonly Problem[];
  onEntry: (form: HTMLFormElement) => void;
  onSpan: (span: Span) => void;
}): ReactNode {
  const { fields, problems, onEntry, onSpan } = props;
  return (
    <form
      className="size-form"
      action={'/tools/size-finder' satisfies AppPath}
      method="get"
      aria-label="Measured ring"
      onInput={(event) => onEntry(event.currentTarget)}
      onSubmit={(event) => {
        event.preventDefault();
        onEntry(event.currentTarget);
      }}
    >
      <section className="size-form-group">
        <h2>Ring</h2>
        <Choices
          name="worn"
          label="Ring"
          options={[
            ['false', 'New'],
            ['true', 'Worn'],
          ]}
          chosen={fields.isWorn ? 'true' : 'false'}
        />
        <p className="text-small">
          {fields.isWorn
            ? 'Worn rings are flat and stretched. Measure thickness and width; their area is still true.'
            : 'A new ring is round: its width is its section.'}
        </p>
      </section>
      <Measured fields={fields} problems={problems} onSpan={onSpan} />
      <section className="size-form-group">
        <h2>Seal type</h2>
        <Choices
          name="seat"
          label="Seal type"
          options={SEATS.map((seat) => [seat, SEAT_LABELS[seat]] as const)}
          chosen={fields.seat}
        />
        <p className="text-small">{seatNote(fields)}</p>
      </section>
      <fieldset className="size-form-group">
        <legend>Standards</legend>
        <div className="size-form-standards">
          {SIZE_FAMILIES.map((family) => (
            <label key={family} className="choice">
              <input
                type="checkbox"
                name="standard"
                value={family}
                defaultChecked={fields.families.length === 0 || fields.families.includes(family)}
              />
              {FAMILY_TITLES[family]}
            </label>
          ))}
        </div>
      </fieldset>
      <noscript>
        <button type="submit" className="button button-strong button-full">
          Find sizes
        </button>
      </noscript>
      <p className="size-form-gauge">
        <a className="link-onward" href={'/tools/ring-gauge' satisfies AppPath}>
          Printable ring gauge <ArrowRight className="icon icon-small" />
        </a>
      </p>
    </form>
  );
}
