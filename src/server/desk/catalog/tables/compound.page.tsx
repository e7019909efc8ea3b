import type { ReactNode } from 'react';
import { counted } from '../../../../domain/kit/text/counted.ts';
import { MODIFIER_TYPES } from '../../../../domain/shop/catalog/facets.ts';
import { COMPOUND_COLUMNS } from '../../../../domain/shop/catalog-edits/edited-columns.ts';
import type { TypedRow } from '../../../../domain/shop/catalog-edits/typed-rows.ts';
import { LIST_SEPARATOR } from '../../../../domain/shop/catalog-files/written-rows.ts';
import type { CompoundRecord } from '../../../catalog-edits/catalog-edits.ts';
import { CatalogTabs } from '../catalog-tabs.tsx';
import { EDIT_SHORTCUTS } from './edit-shortcuts.ts';
import { SavedNotice } from './edits/edit-notices.tsx';
import { type FormState, problemOf, recordedFacts, type SavedChange } from './edits/form-state.ts';
import { columnTitle } from './forms/column-titles.ts';
import { EditSection } from './forms/edit-section.tsx';
import { LabeledInput, LabeledSelect } from './forms/labeled-input.tsx';
import { ModifierChoices } from './forms/modifier-choices.tsx';
import './tables.css';

interface CompoundProps {
  readonly compound: CompoundRecord;
  /** The row of the compound, or what was typed. */
  readonly typed: TypedRow;
  readonly state: FormState | null;
  readonly saved: SavedChange | null;
  readonly mayChange: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export const title = ({ compound }: CompoundProps): string => compound.entry.value.label;
export const place = 'catalog';
export const shortcuts = EDIT_SHORTCUTS;

const SCALES = ['Shore A', 'Shore D', 'Shore M', 'Shore OO', 'IRHD', 'Spring Steel'];
const NUMBERS = ['hardness', 'temperature_low_c', 'temperature_high_c'];
const isModifier = (column: string): boolean => MODIFIER_TYPES.some((type) => type === column);

const Field = (props: { column: string; about: string; typed: TypedRow; state: FormState | null }): ReactNode => {
  const { column: name, about, typed, state } = props;
  const common = {
    name,
    label: columnTitle(name),
    value: typed[name] ?? '',
    problem: problemOf(state, 'compound', name),
  };
  if (name === 'hardness_scale')
    return (
      <LabeledSelect {...common} options={[['', 'None'], ...SCALES.map((each): [string, string] => [each, each])]} />
    );
  if (name === 'has_datasheet') {
    return (
      <LabeledSelect
        {...common}
        options={[
          ['yes', 'made from these values'],
          ['no', 'none'],
        ]}
      />
    );
  }
  return (
    <LabeledInput
      {...common}
      hint={about}
      {...(NUMBERS.includes(name) && { inputMode: 'numeric' as const })}
      {...(name.endsWith('_usd') && { inputMode: 'decimal' as const })}
    />
  );
};

/** `/desk/catalog/compounds/{code}`: every property of a compound. */
export default function CompoundPage(props: CompoundProps): ReactNode {
  const { compound, typed, state, saved, mayChange, now } = props;
  const { label } = compound.entry.value;
  const path = `/desk/catalog/compounds/${encodeURIComponent(label)}`;
  const columns = COMPOUND_COLUMNS.filter(({ name }) => name !== 'compound');
  return (
    <div className="tables-record">
      <div className="desk-head">
        <h1 className="desk-title">{label}</h1>
        <a className="link" href={`/desk/catalog/tables?q=${encodeURIComponent(label)}`}>
          {counted(compound.parts, 'part')}
        </a>
        <div className="desk-actions">
          <a className="button button-small" href={`/shop/orings?search=${encodeURIComponent(label)}`}>
            View in the shop
          </a>
        </div>
      </div>
      <CatalogTabs tab="tables" />
      {saved === null ? null : (
        <SavedNotice
          saved={saved}
          what="compound"
          undo={mayChange && recordedFacts(saved.change.before) !== null ? `${path}/undo` : null}
        />
      )}
      <EditSection
        form="compound"
        heading="Properties"
        note="Its code begins part numbers. Change it by an import."
        action={path}
        version={compound.entry.version}
        state={state}
        mayChange={mayChange}
        now={now}
      >
        <div className="tables-fields">
          {columns
            .filter(({ name }) => !isModifier(name))
            .map(({ name, about }) => (
              <Field key={name} column={name} about={about} typed={typed} state={state} />
            ))}
        </div>
        {MODIFIER_TYPES.map((type) => (
          <ModifierChoices
            key={type}
            type={type}
            modifiers={compound.modifiers}
            chosen={(typed[type] ?? '').split(LIST_SEPARATOR).map((key) => key.trim())}
            problem={problemOf(state, 'compound', type)}
          />
        ))}
      </EditSection>
    </div>
  );
}
