interface OtherDuty {
  readonly duty: string;
  readonly mechanism: string;
  /** As `file: title`. */
  readonly tests: readonly string[];
}

const timers = 'src/personal-data/timers';

/** Duties that no term of a table fulfils. */
export const otherDuties: readonly OtherDuty[] = [
  {
    duty: 'every table with personal data has a term (152-FZ art. 5 p. 7)',
    mechanism: `${timers}/holdings.ts`,
    tests: [
      `${timers}/duty-of-every-table.db.test.ts: every table has exactly one duty or a reason why it holds nothing about people`,
      `${timers}/duty-of-every-table.db.test.ts: a column that sounds like personal data is under a duty`,
    ],
  },
  {
    duty: 'a destruction is confirmed by an act and an extract from the log (art. 21 p. 7, order 179)',
    mechanism: 'src/platform/destruction/record-destruction.ts',
    tests: [
      `${timers}/retention.db.test.ts: an act of the day says of which duty how much of whose was destroyed, and not what`,
    ],
  },
  {
    duty: 'what was destroyed does not come back with a backup (art. 21)',
    mechanism: `${timers}/replay-destroyed.ts`,
    tests: [
      `${timers}/replay-destroyed.db.test.ts: what was destroyed is gone again after a backup was restored and replayed, its files too`,
    ],
  },
  {
    duty: 'nothing is destroyed early or late over five years',
    mechanism: 'bench/retention/simulate.ts',
    tests: [
      `${timers}/five-years.db.test.ts: in five years nothing of a hundred subjects is destroyed early or late, and every act is whole`,
    ],
  },
  {
    duty: 'a person gets what is kept about them (art. 14)',
    mechanism: 'src/personal-data/collect-data.ts',
    tests: [
      "src/personal-data/export.db.test.ts: an export has all of a person's data, is announced by letter and expires after a day",
    ],
  },
  {
    duty: 'a consent per purpose, its version, time and address; withdrawal (art. 9)',
    mechanism: 'src/accounts/consents',
    tests: [
      'src/accounts/consents/consents.db.test.ts: every call that takes a version is known to this test or is tried with its order',
      'src/accounts/consents/consents.db.test.ts: a consent is stored with the hash of the text that is shown to anybody later',
      'src/accounts/consents/consents.db.test.ts: a text that never was is not found',
    ],
  },
  {
    duty: 'who looked at whose data is recorded and sealed (art. 19)',
    mechanism: 'src/platform/audit',
    tests: [
      'src/platform/audit/journal-chain.db.test.ts: every event is sealed once, and a second run has nothing to do (V16.4.2)',
      'src/platform/audit/journal-chain.db.test.ts: an event that a superuser inserts afterwards is found, in a gap and beyond the last number',
    ],
  },
  {
    duty: 'a credit bureau is asked only with the signed consent of the subject (218-FZ art. 6)',
    mechanism: 'src/reports/credit-consent',
    tests: [
      'src/reports/credit-consent/credit-consent.db.test.ts: waits for the consent of the person it is about and asks nobody before',
      'src/reports/credit-consent/credit-consent.db.test.ts: returns the whole price once when nobody has signed for three days',
    ],
  },
  {
    duty: 'an incident: whom it concerns, and the notices of 24 and 72 hours (art. 21 p. 3.1)',
    mechanism: 'src/personal-data/incident/run-incident.ts',
    tests: [
      'src/personal-data/incident/incident.db.test.ts: lists whose reports were read, whom they are about, and who read them',
      'src/personal-data/incident/incident.db.test.ts: writes files that only their owner can read, and notices with what the law asks and what is to be filled',
    ],
  },
  {
    duty: 'a subject asks, disputes and has data blocked; answered within working days (art. 20, 21)',
    mechanism: 'src/personal-data/subject-requests',
    tests: [
      'src/personal-data/subject-requests/subject-requests.db.test.ts: a code opens the request and blocks what is disputed',
      'src/personal-data/subject-requests/subject-requests.db.test.ts: a request about somebody else is refused in words and not stored',
      `${timers}/retention.db.test.ts: a request past its day is told to the operator, without whose it is`,
    ],
  },
];
