import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileSizeText } from '../../../domain/kit/forms/attachment.ts';
import { labeledFields } from '../../../domain/site/messages/form-fields.ts';
import { isPicture } from '../../messages/attachment-reader.ts';
import type { FullMessage, MessageFile } from '../../messages/message-rows.ts';
import { messageHref } from './message-filter.ts';

/** Fields that the page shows beside the message. */
const CONTACT = new Set(['name', 'email', 'company', 'phone']);

interface FilesProps {
  readonly messageId: number;
  /** 0: the form itself. */
  readonly entryId: number;
  readonly files: readonly MessageFile[];
}

/** Attachments as downloads, and previews of pictures. */
export const Files = ({ messageId, entryId, files }: FilesProps): ReactNode =>
  files.length === 0 ? null : (
    <ul className="message-files">
      {files.map((file, at) => {
        const href = `${messageHref(messageId)}/files/${entryId}/${at + 1}`;
        return (
          <li key={href}>
            <a className="message-file" href={href} download>
              <Download className="icon" aria-hidden="true" />
              <span>
                {file.name} <small>{fileSizeText(file.size)}</small>
              </span>
            </a>
            {isPicture(file) ? (
              <a href={`${href}/preview`} target="_blank" rel="noreferrer" aria-label={`Preview of ${file.name}`}>
                <img src={`${href}/preview`} alt="" width={160} height={120} loading="lazy" />
              </a>
            ) : null}
          </li>
        );
      })}
    </ul>
  );

/** What was entered in the form, with the labels of the form. */
export const MessageContent = ({ message }: { readonly message: FullMessage }): ReactNode => {
  const fields = labeledFields(message.formType, message.values).filter(({ name }) => !CONTACT.has(name));
  return (
    <section aria-labelledby="form-content">
      <h2 className="desk-heading" id="form-content">
        Message
      </h2>
      <dl className="message-fields">
        {fields.map(({ name, label, text, isLong }) => (
          <div key={name} className={isLong ? 'message-field-long' : undefined}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {fields.length === 0 ? <p className="desk-note">The form has contact data only.</p> : null}
      <Files messageId={message.id} entryId={0} files={message.files} />
    </section>
  );
};
