/** What a report about an object holds, in the words of the comparison; a test keeps it to what the product is seeded with. */
export interface ComparedReport {
  readonly hasRights: boolean;
  readonly hasHistory: boolean;
  /** Sources each owner is checked by. */
  readonly ownerSources: number;
  /** Where the sources of two reports differ, what the longer list has. */
  readonly ownersNote?: string;
  readonly samplePath: string;
  /** What this report would tell of one object: the page below the sample, by the object's key. */
  readonly hasPreview?: true;
}

/** By product. */
export const comparedReports: Readonly<Record<string, ComparedReport>> = {
  EgrnObject: {
    hasRights: true,
    hasHistory: false,
    ownerSources: 0,
    samplePath: '/egrn-object-preview/',
    hasPreview: true,
  },
  EgrnRightList: {
    hasRights: false,
    hasHistory: true,
    ownerSources: 0,
    samplePath: '/egrn-right-list-preview/',
    hasPreview: true,
  },
  RiskAssessment: { hasRights: true, hasHistory: true, ownerSources: 12, samplePath: '/risk-preview/' },
  RiskAssessmentV2: {
    hasRights: true,
    hasHistory: false,
    ownerSources: 14,
    ownersNote: 'и штрафы, и запрет на выезд',
    samplePath: '/risk-preview/',
  },
};
