import { CircleAlert, FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { formatCount } from '../../../../domain/kit/text/counted.ts';
import { MAX_LINES } from '../../../../domain/order/lists/limits.ts';
import type { PartExamples } from '../../../../domain/site/part-examples.ts';
import { Notice } from '../../../ui/notice.tsx';
import './list-start.css';
import { LIST_REVIEW_PATH } from '../../../../domain/reference/paths/store-links.ts';

/** Maximum file size in bytes: 5,000 lines take a tenth of it. */
const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** The start of a list: pasted, dropped or chosen as a file. Without JavaScript, the text is sent to the server. */
export function ListStart(props: {
  text: string;
  problem: string;
  examples: PartExamples;
  isBusy: boolean;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onProblem: (problem: string) => void;
}): ReactNode {
  const { isBusy, problem, onText, onFile, onProblem } = props;
  const [text, setText] = useState(props.text);
  const [isOver, setIsOver] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MAX_FILE_BYTES)
      onProblem('The file is larger than 8 MB. Save the sheet of the list alone, or as CSV.');
    else onFile(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <form
      className="list-start"
      method="post"
      action={LIST_REVIEW_PATH}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') field.current?.focus();
        else onText(text);
      }}
    >
      <div className="field">
        <label htmlFor="list-text">Parts and quantities, one part per line</label>
        <textarea
          ref={field}
          id="list-text"
          name="list"
          className="field-input text-mono"
          rows={8}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          placeholder={`${props.examples[0]}, 500\n2-112 NBR 70, 1000\n25 x 3.5 mm EPDM 70, 40`}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is optional; the button inside does the same */}
      <div
        className={isOver ? 'list-start-drop is-over only-script' : 'list-start-drop only-script'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <FileSpreadsheet className="icon icon-large" aria-hidden="true" />
        <p>
          <b>Drop a CSV or XLSX file here</b>
          <small>Up to {formatCount(MAX_LINES)} lines. The file stays on this device.</small>
        </p>
        <input
          ref={chooser}
          type="file"
          id="list-file"
          className="visually-hidden"
          aria-label="List as CSV or XLSX file"
          tabIndex={-1}
          accept=".csv,.tsv,.txt,.xlsx,.xlsm,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <button type="button" className="button" onClick={() => chooser.current?.click()}>
          Choose file
        </button>
      </div>
      {problem === '' ? null : (
        <Notice tone="danger" icon={CircleAlert} role="alert">
          {problem}
        </Notice>
      )}
      <button type="submit" className="button button-primary button-large" disabled={isBusy}>
        {isBusy ? 'Reading the file' : 'Review list'}
      </button>
    </form>
  );
}
