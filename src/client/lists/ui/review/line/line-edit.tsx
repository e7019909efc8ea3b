import { type FormEvent, type ReactNode, useState } from 'react';
import './line-edit.css';
import { LONGEST_LINE_TEXT } from '../../../../../domain/order/lists/limits.ts';

/** Edits the text of a line, which is read again on submit. */
export function LineEdit(props: {
  id: number;
  text: string;
  why: string;
  tabIndex: number;
  onEdit: (text: string) => void;
  onText: () => void;
  onRemove: () => void;
}): ReactNode {
  const { id, why, tabIndex } = props;
  const [text, setText] = useState(props.text);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== '') props.onEdit(text);
  };
  return (
    <form className="line-edit" onSubmit={submit}>
      <div>
        <input
          className="field-input field-input-small"
          aria-label={`Line ${id}`}
          aria-describedby={`line-why-${id}`}
          data-edit={id}
          value={text}
          maxLength={LONGEST_LINE_TEXT}
          tabIndex={tabIndex}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button button-small" tabIndex={tabIndex}>
          Read again
        </button>
        <button type="button" className="button button-small button-plain" tabIndex={tabIndex} onClick={props.onText}>
          Keep as text
        </button>
        <button type="button" className="button button-small button-plain" tabIndex={tabIndex} onClick={props.onRemove}>
          Remove
        </button>
      </div>
      <small id={`line-why-${id}`}>{why}</small>
    </form>
  );
}
