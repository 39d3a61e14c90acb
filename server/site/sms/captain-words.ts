import { inEveryLanguage } from '#contract/text/every-language.ts';

/** `line` is the match with its result: 'Simba 3-1 Yanga (25-20 18-25 25-15 25-19)'. */
export type CaptainWords = {
  waiting: (line: string, other: string) => string;
  published: (line: string) => string;
  differs: (line: string, other: string) => string;
  otherReport: (line: string, other: string) => string;
  nothingYet: (match: string) => string;
  over: (match: string) => string;
  calledOff: (match: string) => string;
  scored: (match: string) => string;
  badSet: (set: number, points: string) => string;
  undecided: (wins: string) => string;
  otherTotal: (total: string, wins: string) => string;
  forfeit: (team: string) => string;
  refused: (match: string) => string;
  several: (opponents: string) => string;
  none: string;
  form: string;
  noCaptain: string;
};

const EXAMPLE = '3-1 25-20 18-25 25-15 25-19';

/** Answers to captains: GSM characters only, one part. */
export const CAPTAIN_WORDS = inEveryLanguage<CaptainWords>({
  en: {
    waiting: (line, other) => `${line} received. ${other} must confirm. Wrong? Send it again.`,
    published: (line) => `${line} is published. Thank you!`,
    differs: (line, other) =>
      `${line} received, but ${other} sent another result. The league decides. Wrong? Send it again.`,
    otherReport: (line, other) =>
      `${other} sent: ${line}. Right? Send RESULT YES. Else send your sets.`,
    nothingYet: (match) => `${match}: your opponent sent nothing yet. Send RESULT ${EXAMPLE}`,
    over: (match) => `${match} has another result already. If it is wrong, call the league.`,
    calledOff: (match) => `${match} is postponed or cancelled.`,
    scored: (match) => `${match} is scored at its table: the result comes from there.`,
    badSet: (set, points) =>
      `Set ${set} cannot end ${points}. Your points first: RESULT ${EXAMPLE}`,
    undecided: (wins) => `These sets are ${wins}: nobody has won. Send all: RESULT ${EXAMPLE}`,
    otherTotal: (total, wins) => `You wrote ${total}, but the sets are ${wins}. Please send again.`,
    forfeit: (team) => `did not play: ${team}`,
    refused: (match) => `${match}: the rules of the league do not allow this result.`,
    several: (opponents) => `Which match? Send RESULT, the opponent, then the sets: ${opponents}`,
    none: 'No match of yours in the last 14 days waits for a result.',
    form: `Send RESULT ${EXAMPLE}, your points first. Several matches? RESULT opponent, then the sets.`,
    noCaptain:
      'This number reports for no team. The league can enter it. For scores send TEAM and a name.',
  },
  sw: {
    waiting: (line, other) => `${line} imepokelewa. ${other} wathibitishe. Kosa? Tuma tena.`,
    published: (line) => `${line} imechapishwa. Asante!`,
    differs: (line, other) =>
      `${line} imepokelewa, ila ${other} wametuma tofauti. Ofisi itaamua. Kosa? Tuma tena.`,
    otherReport: (line, other) =>
      `${other} wametuma: ${line}. Sahihi? Tuma MATOKEO NDIYO. Au tuma seti zako.`,
    nothingYet: (match) => `${match}: mpinzani hajatuma. Tuma MATOKEO ${EXAMPLE}`,
    over: (match) =>
      `${match} ina matokeo mengine tayari. Kama si sahihi, piga simu ofisi ya ligi.`,
    calledOff: (match) => `${match} imeahirishwa au kufutwa.`,
    scored: (match) => `${match} inarekodiwa mezani: matokeo yanatoka huko.`,
    badSet: (set, points) =>
      `Seti ya ${set} haiwezi kuisha ${points}. Pointi zako kwanza: MATOKEO ${EXAMPLE}`,
    undecided: (wins) => `Seti hizi ni ${wins}: hakuna mshindi. Tuma zote: MATOKEO ${EXAMPLE}`,
    otherTotal: (total, wins) => `Umeandika ${total}, lakini seti ni ${wins}. Angalia, tuma tena.`,
    forfeit: (team) => `hawakucheza: ${team}`,
    refused: (match) => `${match}: kanuni za ligi haziruhusu matokeo haya.`,
    several: (opponents) => `Mechi ipi? Tuma MATOKEO, mpinzani, kisha seti: ${opponents}`,
    none: 'Hakuna mechi yako ya siku 14 zilizopita inayosubiri matokeo.',
    form: `Tuma MATOKEO ${EXAMPLE}, pointi zako kwanza. Mechi kadhaa? MATOKEO mpinzani, kisha seti.`,
    noCaptain:
      'Namba hii haitumi matokeo ya timu. Ofisi ya ligi inaweza kuiandika. Kwa matokeo: TIMU na jina.',
  },
});
