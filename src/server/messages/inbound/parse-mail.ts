import PostalMime, { type Address, type Attachment } from 'postal-mime';
import { checkAttachments, displayFileName, MAX_ATTACHMENTS } from '../../../domain/kit/forms/attachment.ts';
import type { MailHeader } from '../../../domain/site/messages/automatic-mail.ts';
import { replyText } from '../../../domain/site/messages/reply-text.ts';
import { readFiles } from '../../forms/read-files.ts';
import type { CheckedFile } from '../../forms/uploads.ts';
import { htmlText } from './html-text.ts';

/** An email of a customer. */
export interface ParsedMail {
  readonly headers: readonly MailHeader[];
  /** Email address in the header `From`; '' without one. */
  readonly from: string;
  /** '' without one. */
  readonly messageId: string;
  /** What the person wrote, and which attachments were not stored. */
  readonly words: string;
  readonly files: readonly CheckedFile[];
}

const KB = 1024;
/**
 * Maximum size. Parsing takes about six times the size in memory, and the isolate also has the catalog: larger files are
 * uploaded on the quote's page.
 */
export const LARGEST_MAIL = 8 * KB * KB;
/** Maximum lines: the largest email has 140,000 when encoded at 60 characters per line. */
const MAX_LINES = 200_000;
/** Maximum lines that begin with two hyphens, each of which may start a part. */
const MAX_BOUNDARIES = 1000;
const LIMITS = {
  maxNestingDepth: 20,
  maxHeadersSize: 256 * KB,
  maxRfc822NestingDepth: 0,
  forceRfc822Attachments: true,
} as const;
/** Attachments that were not stored and are named. */
const MAX_NAMED = 5;
const NO_WORDS = 'Email without text.';

const LINE_FEED = 0x0a;
const HYPHEN = 0x2d;

/** Returns whether an email is within the limits that bound the work of parsing it. */
export const isParsable = (bytes: Uint8Array): boolean => {
  let lines = 0;
  let boundaries = 0;
  for (let at = 0; at !== -1 && at < bytes.length; ) {
    if (bytes[at] === HYPHEN && bytes[at + 1] === HYPHEN) boundaries += 1;
    lines += 1;
    if (lines > MAX_LINES || boundaries > MAX_BOUNDARIES) return false;
    const end = bytes.indexOf(LINE_FEED, at);
    at = end === -1 ? bytes.length : end + 1;
  }
  return true;
};

const fileOf = ({ filename, content }: Attachment): File => {
  // Only views are copied, and the parser returns buffers by default.
  const part = ArrayBuffer.isView(content) ? new Uint8Array(content) : content;
  return new File([part], filename ?? 'file');
};

/** Pictures of the text, such as a logo in a signature, are not attachments of the person. */
const isAttached = ({ related, disposition, contentId }: Attachment): boolean =>
  related !== true && !(disposition === 'inline' && contentId !== undefined);

interface Sorted {
  readonly files: readonly CheckedFile[];
  /** Why the others were not stored. */
  readonly problems: readonly string[];
}

/** Checks each attachment like the files of forms. */
const sortAttachments = async (attachments: readonly Attachment[]): Promise<Sorted> => {
  const files: CheckedFile[] = [];
  const problems: string[] = [];
  for (const attachment of attachments.filter(isAttached)) {
    const file = fileOf(attachment);
    if (files.length === MAX_ATTACHMENTS) {
      problems.push(`${displayFileName(file.name)}: more than ${MAX_ATTACHMENTS} files`);
      continue;
    }
    const problem = checkAttachments([file]);
    const read = problem === null ? await readFiles([file]) : null;
    if (Array.isArray(read)) files.push(...read);
    else problems.push(problem ?? (read === null ? displayFileName(file.name) : read.message));
  }
  return { files, problems };
};

const problemText = (problems: readonly string[]): string => {
  if (problems.length === 0) return '';
  const named = problems.slice(0, MAX_NAMED).join('; ');
  const more = problems.length > MAX_NAMED ? `; ${problems.length - MAX_NAMED} more` : '';
  return `\n\n[Attachments that were not stored: ${named}${more}]`;
};

const addressOf = (address: Address | undefined): string => address?.address ?? address?.group?.[0]?.address ?? '';

/**
 * Parses an email that `isParsable` accepts. Throws if it is not valid MIME or exceeds the limits of nesting and headers.
 *
 * @param longest maximum characters of the text
 */
export const parseMail = async (bytes: Uint8Array<ArrayBuffer>, longest: number): Promise<ParsedMail> => {
  // The parser copies views, but not whole buffers.
  const mail = await PostalMime.parse(bytes.byteLength === bytes.buffer.byteLength ? bytes.buffer : bytes, LIMITS);
  const { files, problems } = await sortAttachments(mail.attachments);
  const text = mail.text ?? (mail.html === undefined ? '' : htmlText(mail.html));
  const note = problemText(problems);
  const words = replyText(text, longest - note.length);
  return {
    headers: mail.headers,
    from: addressOf(mail.from),
    messageId: mail.messageId ?? '',
    words: `${words === '' && (files.length > 0 || note !== '') ? NO_WORDS : words}${note}`,
    files,
  };
};
