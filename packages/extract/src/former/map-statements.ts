import type { ExtractOf, Right } from '@proverka/contract/extract';
import { elementAt, type Maybe } from '../reading/reading.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { statementAt } from './former-reading.ts';

type Statements = Pick<ExtractOf<'about_property'>, 'claims' | 'deals' | 'nonRegistrability'>;

/** What the register of rights says of the object in sentences: applications, deals, bans by application. */
export function mapStatements(stated: Maybe<XmlElement>): Statements {
  const claim = statementAt(stated, 'RightAssert');
  const ban = statementAt(stated, 'InabilityRegZU');
  const sharing = elementAt(stated, 'ObjectRight') ?? stated;
  statementAt(sharing, 'NoShareHolding');
  const deal = statementAt(sharing, 'DocShareHolding');
  return {
    claims: claim === undefined ? [] : [{ action: 'Правопритязание', text: claim }],
    nonRegistrability: ban === undefined ? [] : [ban],
    deals:
      deal === undefined
        ? []
        : [
            {
              type: { value: 'Договор участия в долевом строительстве' },
              subject: deal,
              parties: [],
              documents: [],
              missingConsents: [],
            },
          ],
  };
}

const noRight: Right = {
  nextRightNumbers: [],
  shares: [],
  holders: [],
  documents: [],
  cancelDocuments: [],
  litigations: [],
  objections: [],
  personalParticipation: [],
  missingConsents: [],
};

/** The rights with what is said of all of them: claims in court, objections, personal participation, missing consents. */
export function statedRights(rights: readonly Right[], stated: Maybe<XmlElement>): Right[] {
  const list = (name: string) => [statementAt(stated, name) ?? []].flat();
  const notes = {
    litigations: list('RightClaim'),
    objections: list('RightAgainst'),
    personalParticipation: list('InabilityRegWithoutOwner'),
    missingConsents: list('WithoutThirdParty').map((text) => ({ persons: [], text })),
  };
  if (Object.values(notes).every((texts) => texts.length === 0)) return [...rights];
  const [first = noRight, ...others] = rights;
  return [{ ...first, ...notes }, ...others];
}
