import { ArrowUp, Download, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ACCEPTED_FILES, fileSizeText, MAX_ATTACHMENTS } from '../../../../../domain/kit/forms/attachment.ts';
import { fieldIn, fileField, MAX_DRAFT_FILES } from '../../../../../domain/order/quotes/desk/draft-fields.ts';
import { type DraftFile, draftFiles, freeFilePosition } from '../../../../../domain/order/quotes/desk/draft-files.ts';
import { hostOf } from '../../../../../domain/order/quotes/quote-answer.ts';
import { quoteFileIn } from '../../../../../domain/order/quotes/quote-file.ts';
import type { QuoteFile } from '../../../../quotes/quote-files.ts';
import { DRAFT_FORM, DraftButton, HiddenField, LabeledInput } from '../fields.tsx';
import type { QuoteView } from '../quote-view.ts';
import type { SideProps } from './side-props.ts';

/** Returns the stored file that a URL of this quote names, `undefined` if it is no longer stored, or `null` for links. */
const storedFile = ({ quote, desk }: QuoteView, url: string): QuoteFile | undefined | null => {
  const named = quoteFileIn(url);
  if (named === null || named.publicId !== quote.publicId) return null;
  return desk.files.find(({ digest }) => digest === named.digest);
};

/** The file itself: its type, size and download, or the host of a link. */
const FileLink = ({ view, url, label }: { view: QuoteView; url: string; label: string }): ReactNode => {
  const file = storedFile(view, url);
  if (file === undefined) return <span className="field-error">No longer stored. Remove it, or upload it again.</span>;
  if (file === null) {
    return hostOf(url) === '' ? null : (
      <a className="link" href={url} rel="noopener noreferrer">
        {label === '' ? hostOf(url) : label}
      </a>
    );
  }
  return (
    <a className="link" href={`/desk/quotes/${view.quote.number}/files/${file.digest}`}>
      <Download className="icon icon-small" aria-hidden="true" /> {file.name}, {fileSizeText(file.size)}
    </a>
  );
};

const EditedFile = ({ view, file, isFirst }: { view: QuoteView; file: DraftFile; isFirst: boolean }): ReactNode => {
  const { fields, read } = view;
  const { position, url, label } = file;
  const name = label || hostOf(url) || `file ${position}`;
  const isUploaded = storedFile(view, url) !== null;
  return (
    <li>
      <LabeledInput
        name={fileField(position, 'label')}
        label={`Name of file ${position}`}
        fields={fields}
        problems={[]}
        maxLength={120}
      />
      {isUploaded ? (
        <HiddenField name={fileField(position, 'url')} value={url} />
      ) : (
        <LabeledInput
          name={fileField(position, 'url')}
          label={`https address of file ${position}`}
          fields={fields}
          problems={read.problems}
        />
      )}
      <div className="quote-editor-row quote-editor-file">
        {isUploaded ? <FileLink view={view} url={url} label={label} /> : null}
        {isFirst ? null : (
          <DraftButton action={`file-up:${position}`} className="icon-button" label={`Move ${name} up`}>
            <ArrowUp className="icon" aria-hidden="true" />
          </DraftButton>
        )}
        <DraftButton action={`file-remove:${position}`} className="icon-button" label={`Remove ${name}`}>
          <X className="icon" aria-hidden="true" />
        </DraftButton>
      </div>
    </li>
  );
};

const HINT = `PDF, STEP, DXF, PNG or JPG, up to 10 MB each. ${MAX_ATTACHMENTS} at a time, ${MAX_DRAFT_FILES} in total.`;

/** The field for files. JavaScript uploads them once they are chosen or dropped. */
const UploadField = ({ view }: SideProps): ReactNode => (
  <div className="quote-editor-drop" data-drop="">
    <div className="field">
      <label htmlFor="files-field">Choose files</label>
      <input
        id="files-field"
        className="desk-file"
        type="file"
        form={DRAFT_FORM}
        name="files"
        multiple
        accept={ACCEPTED_FILES}
        aria-describedby="files-hint"
      />
      <span className="field-hint" id="files-hint">
        {HINT}
      </span>
    </div>
    <ul data-chosen="" hidden />
    <p className="field-error" data-files-problem="" role="alert" hidden />
    <p role="status" data-files-state="" hidden />
    <button
      className="button button-small"
      type="submit"
      form={DRAFT_FORM}
      name="do"
      value="upload"
      formAction={`/desk/quotes/${view.quote.number}/files`}
      formEncType="multipart/form-data"
    >
      Upload files
    </button>
  </div>
);

const EditedFiles = ({ view }: SideProps): ReactNode => {
  const { fields, read } = view;
  const files = draftFiles(fields);
  const free = freeFilePosition(fields);
  return (
    <>
      {files.length === 0 ? null : (
        <ol className="quote-editor-files">
          {files.map((file, at) => (
            <EditedFile key={`${file.position} ${file.url}`} view={view} file={file} isFirst={at === 0} />
          ))}
        </ol>
      )}
      {free === null ? (
        <p className="text-muted">A quote has at most {MAX_DRAFT_FILES} files. Remove one to add another.</p>
      ) : (
        <>
          <UploadField view={view} />
          <details open={fieldIn(fields, fileField(free, 'url')) !== ''}>
            <summary className="link">Link a file instead</summary>
            {(['label', 'url'] as const).map((field) => (
              <LabeledInput
                key={field}
                name={fileField(free, field)}
                label={`${field === 'label' ? 'Name' : 'https address'} of file ${free}`}
                fields={fields}
                problems={read.problems}
              />
            ))}
          </details>
        </>
      )}
    </>
  );
};

/** The files that the customer gets with the reply. */
export const FilesBlock = ({ view }: SideProps): ReactNode => {
  const { mode, mayEdit, fields, quote } = view;
  const isEdited = mode === 'edit' && mayEdit;
  const files = mode === 'edit' ? draftFiles(fields) : (quote.answer?.files ?? []);
  if (!isEdited && files.length === 0) return null;
  return (
    <section className="quote-editor-block" id="files" aria-labelledby="files-title">
      <h2 id="files-title">Files for the customer</h2>
      <div className="quote-editor-body">
        {isEdited ? (
          <EditedFiles view={view} />
        ) : (
          <ul>
            {files.map(({ label, url }) => (
              <li key={url}>
                {label === '' ? null : <b>{label}</b>} <FileLink view={view} url={url} label={label} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
};
