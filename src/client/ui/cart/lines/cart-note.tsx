import { Pencil } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH } from '../../../../domain/order/cart/cart.ts';
import './cart-note.css';

const Editor = (props: {
  productName: string;
  note: string;
  onSave: (note: string) => void;
  /** Focus has left the field: the input must not be lost, and the field stays open. */
  onLeave: (note: string) => void;
  onCancel: () => void;
}): ReactNode => {
  const { productName, note, onSave, onLeave, onCancel } = props;
  const [text, setText] = useState(note);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave(text);
      }}
    >
      <textarea
        ref={fieldRef}
        className="field-input"
        aria-label={`Note for ${productName}`}
        maxLength={MAX_NOTE_LENGTH}
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
      />
      <span>
        <button className="button button-small button-strong" type="submit">
          Save
        </button>{' '}
        <button className="button button-small button-plain" type="button" onClick={onCancel}>
          Cancel
        </button>
      </span>
    </form>
  );
};

/**
 * A line's note: shown, or in a field with Save. The input is also saved when focus leaves the field, for example for
 * Request a quote.
 */
export function CartNote(props: { productName: string; note: string; onSave: (note: string) => void }): ReactNode {
  const { productName, note, onSave } = props;
  const [isEditing, setIsEditing] = useState(false);
  /** The note before editing, which Cancel restores. */
  const [before, setBefore] = useState(note);
  const save = (text: string): void => {
    if (text.trim() !== note) onSave(text);
  };
  const openerRef = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) openerRef.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  const edit = (): void => {
    setBefore(note);
    setIsEditing(true);
  };
  const open = (label: string): ReactNode => (
    <button ref={openerRef} type="button" className="link" onClick={edit}>
      {label}
      <span className="visually-hidden"> for {productName}</span>
    </button>
  );
  if (isEditing) {
    return (
      <Editor
        productName={productName}
        note={note}
        onSave={(text) => {
          onSave(text);
          setIsEditing(false);
        }}
        onLeave={save}
        onCancel={() => {
          save(before);
          setIsEditing(false);
        }}
      />
    );
  }
  if (note === '') return open('Add a note');
  return (
    <div className="cart-note">
      <span>
        <Pencil className="icon icon-small" aria-hidden="true" /> Note
      </span>
      <p>{note}</p>
      {open('Edit')}
    </div>
  );
}
