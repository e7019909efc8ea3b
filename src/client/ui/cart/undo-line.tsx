import { type ReactNode, useEffect, useRef } from 'react';

/** How long a removed line can come back (design: 6 s). */
const UNDO_MS = 6000;

/** Stands in place of what was removed. Takes focus, since the button that removed it is gone. */
export function UndoLine(props: { text: string; onUndo: () => void; onOver: (hadFocus: boolean) => void }): ReactNode {
  const { text, onUndo, onOver } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const overRef = useRef(onOver);
  overRef.current = onOver;
  useEffect(() => {
    const button = buttonRef.current;
    button?.focus({ preventScroll: true });
    const timer = setTimeout(() => overRef.current(document.activeElement === button), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <li className="undo-line">
      {text}
      <button ref={buttonRef} type="button" className="link" onClick={onUndo}>
        Undo
      </button>
    </li>
  );
}
