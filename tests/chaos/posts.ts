import { accountOf } from './accounts.ts';
import type { Conditions } from './faults.ts';
import type { Answer, Visit } from './visit.ts';

/** The prefix of keys in this run, so that data of an earlier run is not counted. */
const RUN = `chaos-${Date.now().toString(36)}`;

const contactOf = (turn: number) => ({
  name: 'R. Okafor',
  email: accountOf(turn).email,
  company: 'Plant 4',
  message: 'By Friday?',
});

/** A cart of one line of 200 pieces. */
export const quoteBody = (id: number, turn: number): string =>
  JSON.stringify({
    contact: contactOf(turn),
    items: [
      { uid: 'a', id, productName: 'FK7502-214', description: 'FKM 75', price: 15_600, quantity: 200, shipTime: 1 },
    ],
    _key: `${RUN}-${turn}-${Math.random()}`,
  });

const PDF = '%PDF-1.4\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n';

/** Returns a form with two files that are unique objects in the bucket. */
export const formWithFiles = (turn: number): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(contactOf(turn))) form.append(name, value);
  form.append('partKind', 'O-ring of a special size');
  form.append('quantity', '200');
  form.append('_key', `${RUN}-${turn}-${Math.random()}`);
  form.append('files', new File([PDF], 'gland.pdf', { type: 'application/pdf' }));
  form.append('files', new File([`${PDF}\n%%EOF`], `part-${turn}.pdf`, { type: 'application/pdf' }));
  return form;
};

const accepted = ({ text }: Answer): string | null =>
  text.includes('"ok":true') ? null : `was not taken: ${text.slice(0, 80)}`;

export const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** A visitor who sent a quote request opens its page. */
const quotePage = ({ text }: Answer): Visit => {
  const { url, number } = JSON.parse(text) as { url: string; number: string };
  return {
    name: 'quote page',
    path: url,
    wrong: (page) => (page.text.includes(number) && page.text.includes('</html>') ? null : `lacks ${number}`),
  };
};

/** Data that visitors send. What cannot be stored or authenticated is rejected with a message and a time. */
export const posts = (product: number, conditions: Conditions): Visit[] => {
  const { canStore, canUpload, canSignIn, isBusy } = conditions;
  const stored = canStore ? [] : [503];
  return [
    {
      name: 'quote request',
      path: '/api/quotes',
      send: (turn) => ({ body: quoteBody(product, turn), headers: JSON_HEADERS }),
      refusals: stored,
      wrong: accepted,
      ...(canStore && { next: quotePage }),
    },
    {
      name: 'quote request of a customer',
      path: '/api/quotes',
      send: (turn) => ({
        body: quoteBody(product, turn),
        headers: { ...JSON_HEADERS, Authorization: `Bearer ${accountOf(turn).token}` },
      }),
      refusals: stored,
      wrong: accepted,
    },
    {
      name: 'form',
      path: '/api/forms/ContactUsForm',
      send: (turn) => ({
        body: JSON.stringify({ ...contactOf(turn), _key: `${RUN}-${turn}-${Math.random()}` }),
        headers: JSON_HEADERS,
      }),
      refusals: stored,
      wrong: accepted,
    },
    formVisit(canStore && canUpload),
    {
      name: 'sign-in',
      path: '/auth/login',
      send: (turn) => {
        const { email, password } = accountOf(turn);
        return { body: JSON.stringify({ email, password }), headers: JSON_HEADERS };
      },
      refusals: [...(canSignIn ? [] : [503]), ...(isBusy ? [429] : [])],
      wrong: ({ text }) => (text.includes('"access_token"') ? null : 'gives no token'),
    },
    { name: 'sign-in page', path: '/login', wrong: ({ text }) => (text.includes('</html>') ? null : 'lacks </html>') },
  ];
};

/** A form whose files go to the bucket. */
export const formVisit = (canUpload: boolean): Visit => ({
  name: 'form with files',
  path: '/api/forms/CustomPartRequestForm',
  send: (turn) => ({ body: formWithFiles(turn), headers: {} }),
  refusals: canUpload ? [] : [503],
  wrong: accepted,
});
