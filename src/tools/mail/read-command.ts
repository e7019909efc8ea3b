import { parseArgs } from 'node:util';

/** The parsed command line of `npm run mail`. */
export type MailCommand =
  | { readonly kind: 'list' }
  | { readonly kind: 'file'; readonly file: string; readonly to: string; readonly from: string }
  | {
      readonly kind: 'reply';
      /** '' for the reply address of the newest email. */
      readonly to: string;
      readonly from: string;
      readonly text: string;
      readonly attachments: readonly string[];
    };

const USAGE = `npm run mail -- list
npm run mail -- reply --from r.okafor@plant.example --text "By Friday, please." [--file drawing.pdf] [--to reply+…@…]
npm run mail -- send message.eml [--from …] [--to …]

list prints the emails that the site on this machine sent, with their reply addresses. reply sends an email to the newest reply
address, or to the one of --to. send delivers a file in the format of email (RFC 5322). PORT sets the site's port.`;

/** A readable error about the command or the site. */
export class MailToolError extends Error {}

const OPTIONS = {
  to: { type: 'string', default: '' },
  from: { type: 'string', default: '' },
  text: { type: 'string', default: '' },
  file: { type: 'string', multiple: true, default: [] as string[] },
} as const;

const parsed = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    throw new MailToolError(USAGE);
  }
};

/** Parses the arguments. Throws `MailToolError` with the usage. */
export const readCommand = (args: readonly string[]): MailCommand => {
  const { values, positionals } = parsed(args);
  const { to, from, text, file: attachments } = values;
  const [kind, file, ...rest] = positionals;
  if (kind === 'list' && file === undefined) return { kind };
  if (kind === 'send' && file !== undefined && rest.length === 0) return { kind: 'file', file, to, from };
  if (kind === 'reply' && file === undefined && from !== '' && text !== '')
    return { kind, to, from, text, attachments };
  throw new MailToolError(USAGE);
};
