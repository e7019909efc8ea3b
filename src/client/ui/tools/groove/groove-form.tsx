import type { ReactNode } from 'react';
import type { DesignerEntry } from '../../../../domain/engineering/gland-design/entry/entry.ts';
import type { GlandKind, GlandUse } from '../../../../domain/engineering/gland-design/model.ts';
import { grooveHref, grooveOf } from '../../../../domain/engineering/gland-design/rings/groove-rings.ts';
import { familiesField, sizeFamiliesOf } from '../../../../domain/engineering/gland-design/rings/ring-families.ts';
import { FAMILY_TITLES } from '../../../../domain/engineering/size-finder/size-words.ts';
import type { AppPath } from '../../../../domain/reference/paths/app-pages.ts';
import { SIZE_FAMILIES, type SizeFamily } from '../../../../domain/reference/sizes/size-families.ts';
import { EntryChoice } from '../entry-choice.tsx';
import { Arrangement, LimitTable } from '../gland/form/gland-fields.tsx';
import {
  BackupFields,
  MaterialData,
  ServiceFields,
  type ServiceFieldsProps,
} from '../gland/form/gland-service-fields.tsx';
import '../gland/form/gland-form.css';
import './groove-form.css';

export type GrooveFormProps = Omit<ServiceFieldsProps, 'hrefOf'>;

const KINDS: readonly (readonly [kind: GlandKind, text: string])[] = [
  ['piston', 'Piston'],
  ['rod', 'Rod'],
  ['face', 'Face'],
];
const UNDERCUT: readonly (readonly [kind: GlandKind, text: string])[] = [
  ['dovetail', 'Dovetail'],
  ['half_dovetail', 'Half dovetail'],
];
const USES: readonly (readonly [use: GlandUse, text: string])[] = [
  ['static', 'Static'],
  ['reciprocating', 'Reciprocating'],
  ['rotary', 'Rotary'],
];

const WAYS = { className: 'groove-form-choice', hrefOf: grooveHref } as const;

const Standards = ({ entry, onField }: GrooveFormProps): ReactNode => {
  const ticked = sizeFamiliesOf(entry);
  const toggled = (family: SizeFamily): readonly SizeFamily[] =>
    SIZE_FAMILIES.filter((one) => ticked.includes(one) !== (one === family));
  return (
    <fieldset className="gland-form-group groove-form-standards">
      <legend>Standards</legend>
      {SIZE_FAMILIES.map((family) => (
        <label key={family} className="choice">
          <input
            type="checkbox"
            name="standard"
            value={family}
            checked={ticked.includes(family)}
            onChange={() => onField('standard', familiesField(toggled(family)))}
          />
          {FAMILY_TITLES[family]}
        </label>
      ))}
    </fieldset>
  );
};

/** The measured groove: a plain GET form to the page itself, with or without JavaScript. */
export function GrooveForm(props: GrooveFormProps): ReactNode {
  const { entry, sort, unit, onEntry } = props;
  const { kind, use } = sort;
  const isRadial = kind === 'piston' || kind === 'rod';
  const entryOfKind = (next: GlandKind): DesignerEntry =>
    grooveOf(entry, next, next !== 'rod' && use === 'rotary' ? 'static' : use);
  return (
    <form
      className="gland-form groove-form"
      action={'/tools/groove-to-ring' satisfies AppPath}
      method="get"
      aria-label="Groove"
    >
      <input type="hidden" name="unit" value={unit} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="use" value={use} />
      <div className="gland-form-group">
        <h2>Groove</h2>
        <EntryChoice {...WAYS} label="Groove in" options={KINDS} now={kind} entryOf={entryOfKind} onEntry={onEntry} />
        <EntryChoice
          {...WAYS}
          label="Undercut groove"
          options={UNDERCUT}
          now={kind}
          entryOf={entryOfKind}
          onEntry={onEntry}
        />
        {isRadial ? (
          <EntryChoice
            {...WAYS}
            label="Movement"
            options={USES}
            now={use}
            entryOf={(next) => grooveOf(entry, next === 'rotary' ? 'rod' : kind, next)}
            onEntry={onEntry}
          />
        ) : null}
      </div>
      <div className="gland-form-group">
        <h2>Measured</h2>
        <LimitTable {...props} />
        <p className="tool-section-note">
          In {unit}. One reading? Leave the other field empty. Fractions, 25 mm, 1 in and fits (50 H8) are read too.
        </p>
        <div className="gland-form-pair">
          <Arrangement {...props} />
        </div>
      </div>
      <ServiceFields {...props} hrefOf={grooveHref} />
      <BackupFields {...props} hrefOf={grooveHref} />
      <MaterialData {...props} hrefOf={grooveHref} />
      <Standards {...props} />
      <noscript>
        <button type="submit" className="button button-strong button-full">
          Find rings
        </button>
      </noscript>
    </form>
  );
}
