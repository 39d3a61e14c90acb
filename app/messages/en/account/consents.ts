import type { Consent, ConsentRelation, ConsentScope } from '#contract/people/consent.ts';

/** Consents to show a player, with giver and scope. */
export const consents = {
  title: 'Consents',
  titleOf: (name: string) => `Consents of ${name}`,
  text: 'Data about a player under 18 are shown only with the consent of a parent or guardian. If the date of birth is not known, only name, number and team are shown.',
  none: 'No consent has been noted.',
  open: 'Consents',
  openOf: (name: string) => `Consents of ${name}`,
  note: 'Note a consent',
  noted: 'Consent noted.',
  givenBy: 'Given by',
  givenByHint: 'Name of the parent, guardian or adult player.',
  relation: 'Relation to the player',
  relations: {
    mother: 'mother',
    father: 'father',
    guardian: 'guardian',
    self: 'the player, an adult',
    unknown: 'relation not noted',
  } satisfies Record<ConsentRelation, string>,
  scope: 'Data that may be shown',
  scopes: {
    name: 'name, number and team',
    picture: 'picture',
    statistics: 'points in matches',
  } satisfies Record<ConsentScope, string>,
  scopeMissing: 'Choose at least one.',
  givenOn: 'Given on',
  by: (who: string, relation: string) => `${who} (${relation})`,
  sources: {
    import: 'from an imported file',
    before: 'noted before records were kept',
  } satisfies Record<Exclude<Consent['source'], 'record'>, string>,
  notedBy: (day: string, who: string) =>
    who === '' ? `Noted on ${day}` : `Noted on ${day} by ${who}`,
  withdrawnBy: (day: string, who: string) =>
    who === '' ? `Withdrawn on ${day}` : `Withdrawn on ${day} by ${who}`,
  withdraw: 'Withdraw',
  withdrawAsk: 'Withdraw this consent? The data that it allowed are hidden at once.',
  withdrawn: 'Consent withdrawn.',
  inForce: 'in force',
  ended: 'withdrawn',
  failed: 'The consents could not be loaded.',
};
