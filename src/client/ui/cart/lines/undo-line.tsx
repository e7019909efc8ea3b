import { type ReactNode, useEffect, useRef, useState } from 'react';
import './undo-line.css';

/** How long a removed line can be restored (design: 6 s) after pointer and focus have left the Undo line. */
const UNDO_MS = 6000;

/** Replaces removed lines. Takes focus, because the button that removed them is gone. */
export function UndoLine(props: { text: string; onUndo: () => void; onOver: () => void }): ReactNode {
  const { text, onUndo, onOver } = props;
  const buttonRef = useRef<HTMLButtonElement>(null);
  const overRef = useRef(onOver);
  overRef.current = onOver;
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    buttonRef.current?.focus({ preventScroll: true });
  }, []);
  const isPaused = isHovered || isFocused;
  useEffect(() => {
    if (isPaused) return;
    const timer = setTimeout(() => overRef.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [isPaused]);
  return (
    <li
      className="undo-line"
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      {text}
      <button ref={buttonRef} type="button" className="link" onClick={onUndo}>
        Undo
      </button>
    </li>
  );
}
