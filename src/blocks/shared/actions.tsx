import type { ReactNode } from 'react';
import { keyed } from '../keyed.ts';

interface Action {
  readonly label: string;
  readonly url: string;
  readonly priority: 'primary' | 'secondary';
}

/** Buttons of a block. Omits those without a label or a valid URL. `size` depends on the block: `lg` in bands. */
export const Actions = (props: { actions: readonly Action[]; size?: 'lg'; inverse?: boolean }): ReactNode => {
  const { actions, size, inverse = false } = props;
  const shown = actions.filter(({ label, url }) => label !== '' && url !== '');
  const classOf = ({ priority }: Action): string =>
    [
      'button',
      priority === 'primary' ? 'button-primary' : inverse ? 'button-inverse' : '',
      size === 'lg' ? 'button-large' : '',
    ]
      .filter(Boolean)
      .join(' ');
  return shown.length === 0 ? null : (
    <p className="actions">
      {keyed(shown).map(([key, action]) => (
        <a key={key} className={classOf(action)} href={action.url}>
          {action.label}
        </a>
      ))}
    </p>
  );
};
