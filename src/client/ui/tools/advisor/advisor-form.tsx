import { type ReactNode, useRef } from 'react';
import {
  type AdvisorEntry,
  type AdvisorField,
  type AdvisorProblem,
  advisorEntry,
  type MediumEntry,
  type ReadAdvisor,
} from '../../../../domain/engineering/advisor/advisor-entry.ts';
import type { TemperatureAxis } from '../../../../domain/engineering/finder/temperature-axis.ts';
import type { Preferences } from '../../../../domain/kit/preferences.ts';
import type { OfferedCertificate } from '../../../../domain/reference/media/question.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { UnitInput } from '../../../forms/unit-input.tsx';
import { UnitLinks } from '../../unit-links.tsx';
import { useTouched } from '../use-touched.ts';
import { MediaField } from './media-field.tsx';
import { TemperatureBand, type TemperatureBandProps } from './temperature-band.tsx';
import './advisor-form.css';

/** The current values of the form's fields. */
const entryIn = (form: HTMLFormElement): AdvisorEntry => {
  const pairs = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
  return advisorEntry(pairs);
};

interface FigureProps {
  readonly label: string;
  readonly name: Exclude<AdvisorField, 'media' | 'compliance'>;
  readonly unit: string;
  readonly value: string;
  readonly problems: readonly AdvisorProblem[];
}

const Figure = ({ label, name, unit, value, problems }: FigureProps): ReactNode => {
  const problem = problems.find(({ field }) => field === name);
  const errorId = `advisor-${name}-error`;
  return (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        unit={unit}
        className="field-input field-input-small text-mono"
        name={name}
        defaultValue={value}
        data-step={name === 'pressure' ? '' : 'signed'}
        inputMode={name === 'pressure' ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={40}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : errorId}
      />
      {problem === undefined ? null : (
        <span className="field-error" id={errorId}>
          {problem.message}
        </span>
      )}
    </label>
  );
};

const Tick = (props: { name: string; value: string; label: string; isOn: boolean }): ReactNode => (
  <label className="choice">
    <input type="checkbox" name={props.name} value={props.value} defaultChecked={props.isOn} />
    {props.label}
  </label>
);

const Movement = ({ moving }: { moving: boolean }): ReactNode => (
  <fieldset className="advisor-form-movement">
    <legend className="visually-hidden">Movement</legend>
    <span className="segmented">
      <label>
        <input type="radio" name="seal" value="" defaultChecked={!moving} />
        Static
      </label>
      <label>
        <input type="radio" name="seal" value="moving" defaultChecked={moving} />
        Moving
      </label>
    </span>
  </fieldset>
);

/** The advisor's fields: a plain GET form to the page itself. With JavaScript, every input updates the result. */
export function AdvisorForm(props: {
  /** The entry from the URL, in the visitor's unit. */
  initial: AdvisorEntry;
  entry: AdvisorEntry;
  read: ReadAdvisor;
  axis: TemperatureAxis;
  certificates: readonly OfferedCertificate[];
  preferences: Preferences;
  backTo: string;
  onEntry: (entry: AdvisorEntry) => void;
  onMedia: (media: readonly MediumEntry[]) => void;
}): ReactNode {
  const { initial, entry, read, axis, certificates, preferences, backTo, onEntry, onMedia } = props;
  const { question, problems } = read;
  // A hidden certificate is shown if the URL requests it.
  const offered = certificates.filter(({ key, isOffered }) => isOffered || entry.compliance.includes(key));
  const form = useRef<HTMLFormElement>(null);
  // The text in the medium field is not selected yet.
  useTouched(form, (touchedForm, touched) => {
    if (touched.some((name) => name !== 'media')) onEntry(entryIn(touchedForm));
  });
  const onMove: TemperatureBandProps['onMove'] = (end, degrees) => {
    const field = form.current?.elements.namedItem(end);
    if (!form.current || !(field instanceof HTMLInputElement)) return;
    field.value = String(degrees);
    onEntry(entryIn(form.current));
  };
  const unit = `°${preferences.temperature}`;
  return (
    <form
      ref={form}
      className="advisor-form"
      method="get"
      action={'/tools/material-advisor' satisfies AppPath}
      aria-label="What the seal has to stand"
      onInput={(event) => onEntry(entryIn(event.currentTarget))}
      onSubmit={(event) => event.preventDefault()}
    >
      <section>
        <h2>Media</h2>
        <MediaField entry={entry} read={read} unit={unit} onMedia={onMedia} />
      </section>
      <section>
        <h2>
          Temperature <UnitLinks preferences={preferences} backTo={backTo} only="temperature" />
        </h2>
        <div className="advisor-form-pair">
          <Figure label="Lowest" name="low" unit={unit} value={initial.low} problems={problems} />
          <Figure label="Highest" name="high" unit={unit} value={initial.high} problems={problems} />
        </div>
        <TemperatureBand axis={axis} unit={preferences.temperature} question={question} onMove={onMove} />
        <input type="hidden" name="degrees" value={preferences.temperature} />
      </section>
      <section>
        <h2>Seal</h2>
        <Movement moving={initial.moving} />
        <Tick name="gas" value="1" label="Seals a gas" isOn={initial.gas} />
        <Tick name="vacuum" value="1" label="Vacuum" isOn={initial.vacuum} />
        <Figure label="Pressure" name="pressure" unit="MPa" value={initial.pressure} problems={problems} />
      </section>
      <section>
        <h2>Compliance</h2>
        <details className="advisor-form-certificates" open={initial.compliance.length > 0}>
          <summary>
            <span className="link">{offered.length} certificates of our compounds</span>
          </summary>
          {offered.map(({ key, label }) => (
            <Tick key={key} name="compliance" value={key} label={label} isOn={initial.compliance.includes(key)} />
          ))}
        </details>
        <p className="advisor-form-help">Keeps families of which a compound on file holds it; the store lists which.</p>
      </section>
      <noscript>
        <button type="submit" className="button button-strong button-full">
          Calculate
        </button>
      </noscript>
    </form>
  );
}
