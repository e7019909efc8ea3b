import { projectRoot } from '../process/steps.ts';
import { localSecret } from '../start/local-secret.ts';
import { type QuoteTool, QuoteToolError, readRecord, writeRecord } from './quote-record.ts';
import { quoteText } from './quote-text.ts';
import { readArguments, USAGE, UsageError } from './read-arguments.ts';

/*
 * npm run quote -- Q-2026-000002 answered --price 1=0.44 --words "Ships Friday"
 *
 * Answers a quote through the backend's protocol, as the sales desk does in the backend's interface.
 * docs/guides/quotes.md.
 */

const deskOf = (env: NodeJS.ProcessEnv): QuoteTool => {
  const { BACKEND_URL: backend = '', BACKEND_TOKEN: backendToken = '', SITE_URL: site = '' } = env;
  if (backend !== '') return { url: backend.replace(/\/$/, ''), token: backendToken };
  const token = env.QUOTES_TOKEN ?? localSecret(projectRoot, 'QUOTES_TOKEN');
  if (token === '')
    throw new QuoteToolError('There is no QUOTES_TOKEN: start the site once with npm start, or set it.');
  return { url: site === '' ? `http://127.0.0.1:${env.PORT ?? 8787}` : site.replace(/\/$/, ''), token };
};

const run = async (): Promise<void> => {
  const command = readArguments(process.argv.slice(2), new Date().toISOString().slice(0, 10));
  const desk = deskOf(process.env);
  const found = await readRecord(desk, command.number);
  if (command.status !== null) await writeRecord(desk, found, command);
  console.log(quoteText(command.status === null ? found : await readRecord(desk, command.number)));
};

try {
  await run();
} catch (error) {
  if (!(error instanceof UsageError || error instanceof QuoteToolError)) throw error;
  console.error(error.message);
  if (error instanceof UsageError) console.error(`\n${USAGE}`);
  process.exitCode = 1;
}
