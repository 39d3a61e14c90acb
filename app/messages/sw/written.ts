import type { Messages } from '../messages.ts';

export const written: Messages['written'] = {
  teams: {
    open: 'Andika timu',
    title: 'Andika timu',
    label: 'Timu, moja kwa kila mstari',
    hint: 'Mahali panaweza kufuata baada ya koma. Mstari unaoishia na nukta mbili (:) ni jina la kundi la timu zilizo chini yake.',
    example: 'A:\nIlemela VC, Mwanza\nMagu Combined\nB:\nKwimba VC',
    missing: 'Andika angalau timu moja.',
    saved: 'Timu zimehifadhiwa.',
  },
  players: {
    open: 'Andika wachezaji',
    title: 'Andika wachezaji',
    label: 'Wachezaji, mmoja kwa kila mstari',
    hint: 'Namba ya jezi kwanza. Nafasi inaweza kufuata baada ya koma.',
    example: '7 Juma Ally\n12 Asha Said, Libero',
    missing: 'Andika angalau mchezaji mmoja.',
    saved: 'Wachezaji wamehifadhiwa.',
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
  line: (line, message) => `Mstari wa ${line}: ${message}`,
};
