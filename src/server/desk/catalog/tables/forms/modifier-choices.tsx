import type { ReactNode } from 'react';
import { FieldProblem } from '../../../../../client/forms/field-problem.tsx';
import type { ModifierType } from '../../../../../domain/shop/catalog/facets.ts';
import type { Modifier } from '../../../../../domain/shop/catalog/model.ts';
import { columnTitle } from './column-titles.ts';

/** Types with more choices are folded. */
const FEW = 12;

/** Checkboxes of one type of properties, such as certificates. */
export const ModifierChoices = (props: {
  readonly type: ModifierType;
  readonly modifiers: readonly Modifier[];
  readonly chosen: readonly string[];
  readonly problem: string;
}): ReactNode => {
  const { type, modifiers, chosen, problem } = props;
  const choices = modifiers.filter((modifier) => modifier.type === type);
  if (choices.length === 0) return null;
  const named = choices.filter(({ key }) => chosen.includes(key)).map(({ label }) => label);
  return (
    <details className="tables-choices" open={problem !== '' || choices.length <= FEW}>
      <summary>
        {columnTitle(type)} <span>{named.join(', ') || 'none'}</span>
      </summary>
      {problem === '' ? null : <FieldProblem id={`${type}-problem`} problem={problem} />}
      <fieldset aria-describedby={problem === '' ? undefined : `${type}-problem`}>
        <legend className="visually-hidden">{columnTitle(type)}</legend>
        {choices.map(({ key, label, hiddenFull }) => (
          <label key={key} className="choice">
            <input type="checkbox" name={type} value={key} defaultChecked={chosen.includes(key)} />
            <span>
              {label}
              {hiddenFull ? <small> not shown</small> : null}
            </span>
          </label>
        ))}
      </fieldset>
    </details>
  );
};
