import type { Messages } from '../../messages.ts';
import { plural } from '../../plural.ts';

export const typedLists: Messages['typedLists'] = {
  teams: {
    open: 'Andika timu',
    title: 'Andika timu',
    label: 'Timu, moja kwa kila mstari',
    hint: 'Mahali panaweza kufuata baada ya koma. Mstari unaoishia na nukta mbili (:) ni jina la kundi la timu zilizo chini yake. Namba na alama zilizo mbele ya majina zinaachwa.',
    example: 'A:\nIlemela VC, Mwanza\nMagu Combined\nB:\nKwimba VC',
    missing: 'Andika angalau timu moja.',
    count: (n) => `timu ${n}`,
    saved: (n) =>
      plural('sw', n, { one: 'Timu 1 imehifadhiwa.', other: `Timu ${n} zimehifadhiwa.` }),
  },
  players: {
    open: 'Andika wachezaji',
    title: 'Andika wachezaji',
    label: 'Wachezaji, mmoja kwa kila mstari',
    hint: 'Namba ya jezi kwanza, au mwisho. Nafasi inaweza kufuata baada ya koma.',
    example: '7 Juma Ally\n12 Asha Said, Libero',
    missing: 'Andika angalau mchezaji mmoja.',
    count: (n) => plural('sw', n, { one: 'mchezaji 1', other: `wachezaji ${n}` }),
    saved: (n) =>
      plural('sw', n, {
        one: 'Mchezaji 1 amehifadhiwa.',
        other: `Wachezaji ${n} wamehifadhiwa.`,
      }),
  },
  wrong: {
    name: 'jina hili ni refu mno, au liko mara mbili',
    fullName: 'jina hili ni refu mno, au liko mara mbili',
    jerseyNumber: 'namba ya jezi ni 0 hadi 99',
    position: 'nafasi ni ndefu mno',
    city: 'jina la mahali ni refu mno',
    group: 'jina la kundi ni refu mno',
  },
  nothingSaved: 'Hakuna kilichohifadhiwa: mstari mmoja si sahihi.',
  sameNumber: (number, line) => `namba ${number} iko tayari kwenye mstari wa ${line}`,
  line: (line, message) => `Mstari wa ${line}: ${message}`,
};
