/**
 * The rooms of the API, lowest first. A room imports only from rooms above it in this list, types included, and only files
 * directly in the room's folder. The linter (`oxlint.config.ts`) and `npx pnpm house` both use this list.
 */
export const apiRooms = {
  platform:
    'config reader, HTTP, database, jobs, files, outbound calls, mail, PDF press; knows no business rule',
  money: 'ledger, payments, refunds, receipts, invoices, payers',
  accounts: 'people, sessions, API tokens, phones, settings',
  registers: 'outside sources, checks, extracts, objects, suggestions',
  market: 'adverts of flats read from outside, duplicates among them, prices of cities and districts',
  valuation: 'what a flat is worth: registered sales, the model trained on them, its test, comparables',
  catalogue: 'products and what their files seed, prices, tariffs, discounts',
  fulfilment: 'the life of an ordered item: start, tasks, delivery, failure, return',
  ordering: 'placing and paying orders, top-ups, lists of orders, the object page',
  reports: 'reading and changing reports, PDFs, previews, risk, expert conclusions, wholesale',
  cases: 'the conversation with customers: cases, letters in and out, what the staff does with them',
  deals: 'folders of purchases, their documents, other files of an account',
  content:
    'articles, comments, ratings, mailings, template letters, banners, site settings, releases at the desk',
  partners: 'referral, conversions, webhooks',
  'personal-data': 'export and destruction of what is held about a person',
  desk: 'lists and pages of the staff that put several rooms together: people, orders, search by number',
  app: 'composition root: configuration, dependencies, routes and jobs of all rooms',
} as const;

export type ApiRoom = keyof typeof apiRooms;

export const apiRoomOrder = Object.keys(apiRooms) as readonly ApiRoom[];

/** All files of this room may be imported from elsewhere: it is the API's own library. */
export const openRoom: ApiRoom = 'platform';

export const apiSource = 'apps/api/src';
