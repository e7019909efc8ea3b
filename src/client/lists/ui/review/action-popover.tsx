import { type ReactNode, useEffect, useRef } from 'react';
import './action-popover.css';

/**
 * A panel below the button that opens it. Closes on Escape, which returns focus to the button, and on a press outside.
 *
 * @param props.button - the button, first in the tab order; it states whether the panel is open
 * @param props.children - content of the panel; `null` while it is closed
 */
export function ActionPopover(props: { button: ReactNode; onClose: () => void; children: ReactNode }): ReactNode {
  const { button, onClose, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const isOpen = children !== null;
  useEffect(() => {
    if (!isOpen) return;
    const close = ({ target }: Event): void => {
      if (!(target instanceof Node && root.current?.contains(target))) onClose();
    };
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      onClose();
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, onClose]);
  return (
    <div className="action-popover" ref={root}>
      {button}
      {isOpen ? <div className="action-popover-panel">{children}</div> : null}
    </div>
  );
}
