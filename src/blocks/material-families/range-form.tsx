import type { ReactNode } from 'react';
import { UnitInput } from '../../client/forms/unit-input.tsx';
import { UnitLinks } from '../../client/ui/unit-links.tsx';
import { familyEntry, ratesMedia, readFamilies } from '../../domain/engineering/advisor/family-entry.ts';
import { familyPairs } from '../../domain/engineering/advisor/family-pairs.ts';
import { entryText } from '../../domain/kit/text/unit-entry.ts';
import type { Celsius } from '../../domain/kit/units.ts';
import { LONGEST_MEDIUM } from '../../domain/reference/media/bounds.ts';
import type { FamilyKind } from '../../domain/reference/tables/material-families.ts';
import { usePage } from '../page-context.ts';
import '../../client/ui/tools/advisor/media-options.css';
import './range-form.css';

/** Returns the URL of the page with these fields. */
const withPairs = (path: string, pairs: readonly (readonly [string, string])[]): string =>
  pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs.map(([name, value]) => [name, value]))}`;

/**
 * The requirements of a seal: temperatures, and for rubber a medium. A plain form that requests the same page again.
 */
export function RangeForm({ action, kind }: { action: string; kind: FamilyKind }): ReactNode {
  const { path, query, preferences } = usePage();
  const unit = preferences.temperature;
  const entry = familyEntry(query, unit, kind);
  const { question, rangeProblem, mediumProblem } = readFamilies(entry);
  const { wanted, medium } = question;
  const shown = (degrees: Celsius | null, typed: string): string =>
    degrees === null || entry.degrees === unit ? typed : entryText(degrees, unit);
  const degreesField = (label: string, name: 'low' | 'high', value: string): ReactNode => (
    <label className="field">
      <span>{label}</span>
      <UnitInput
        unit={`°${unit}`}
        className="field-input"
        name={name}
        defaultValue={value}
        inputMode="text"
        autoComplete="off"
        maxLength={20}
        aria-describedby={rangeProblem === '' ? undefined : 'range-problem'}
        aria-invalid={rangeProblem === '' ? undefined : true}
      />
    </label>
  );
  return (
    <form
      className="range-form"
      method="get"
      action={action}
      aria-label="What the seal must work in"
      data-enhance="family-range"
      data-unit={unit}
    >
      {degreesField('Lowest', 'low', shown(wanted.lowC, entry.low))}
      {degreesField('Highest', 'high', shown(wanted.highC, entry.high))}
      {ratesMedia(kind) ? (
        <div className="range-form-medium" data-enhance="medium-field">
          <label className="field">
            <span>In contact with</span>
            <input
              className="field-input"
              name="media"
              defaultValue={medium?.name ?? entry.media}
              placeholder="Any medium"
              autoComplete="off"
              spellCheck={false}
              maxLength={LONGEST_MEDIUM}
              aria-describedby={mediumProblem === null ? undefined : 'medium-problem'}
              aria-invalid={mediumProblem === null ? undefined : true}
            />
          </label>
        </div>
      ) : null}
      <input type="hidden" name="degrees" value={unit} />
      <UnitLinks preferences={preferences} backTo={withPairs(path, familyPairs(entry))} only="temperature" />
      <noscript>
        <button className="button" type="submit">
          Show
        </button>
      </noscript>
      <p className="field-error" id="range-problem" role="alert" hidden={rangeProblem === ''}>
        {rangeProblem}
      </p>
      {ratesMedia(kind) ? (
        <p className="field-error" id="medium-problem" role="alert" hidden={mediumProblem === null}>
          {mediumProblem?.message}
          {mediumProblem?.near.map(({ key, name }) => (
            <a key={key} className="link" href={withPairs(path, familyPairs({ ...entry, media: key }))} rel="nofollow">
              {name}
            </a>
          ))}
        </p>
      ) : null}
    </form>
  );
}
