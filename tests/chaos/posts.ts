import { VISITOR } from './fault-backend.ts';
import type { Conditions } from './faults.ts';
import type { Visit } from './visit.ts';

const CONTACT = { name: 'R. Okafor', email: 'r.okafor@plant.example', company: 'Plant 4', message: 'By Friday?' };

/** A cart of one line of 200 pieces. */
const quoteBody = (id: number, turn: number): string =>
  JSON.stringify({
    contact: CONTACT,
    items: [
      { uid: 'a', id, productName: 'FK7502-214', description: 'FKM 75', price: 15_600, quantity: 200, shipTime: 1 },
    ],
    _key: `chaos-${turn}-${Math.random()}`,
  });

const accepted = (text: string): string | null =>
  text.includes('"ok":true') ? null : `was not taken: ${text.slice(0, 80)}`;

const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** What visitors send. What cannot be stored, or nobody can be asked about, is refused with a word and a time. */
export const posts = (product: number, { canStore, canSignIn }: Conditions): Visit[] => {
  const stored = canStore ? [] : [503];
  return [
    {
      name: 'quote request',
      path: '/api/quotes',
      send: (turn) => ({ body: quoteBody(product, turn), headers: JSON_HEADERS }),
      refusals: stored,
      wrong: accepted,
    },
    {
      name: 'quote request of a customer',
      path: '/api/quotes?signed-in',
      send: (turn) => ({
        body: quoteBody(product, turn),
        headers: { ...JSON_HEADERS, Authorization: `Bearer ${VISITOR.token}` },
      }),
      refusals: stored,
      wrong: accepted,
    },
    {
      name: 'form',
      path: '/api/forms/ContactUsForm',
      send: (turn) => ({
        body: JSON.stringify({ ...CONTACT, _key: `chaos-${turn}-${Math.random()}` }),
        headers: JSON_HEADERS,
      }),
      refusals: stored,
      wrong: accepted,
    },
    {
      name: 'sign-in',
      path: '/auth/login',
      send: (turn) => ({
        body: JSON.stringify({ email: VISITOR.email, password: VISITOR.password }),
        // Tries are counted by client.
        headers: { ...JSON_HEADERS, 'CF-Connecting-IP': `198.51.${(turn >> 8) % 256}.${turn % 256}` },
      }),
      refusals: canSignIn ? [] : [429, 503],
      wrong: (text) => (text.includes('"access_token"') ? null : 'gives no token'),
    },
    { name: 'sign-in page', path: '/login', wrong: (text) => (text.includes('</html>') ? null : 'lacks </html>') },
  ];
};
