import type { Words } from '#app/lib/use-words.ts';
import {
  attackEfficiency,
  attackKillShare,
  perfectReception,
  positiveReception,
  receptionEfficiency,
  serveEfficiency,
} from '#domain/volleyball/statistics/efficiency.ts';
import type { BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import { percent } from './percent.ts';

type Figures = Words['t']['figures'];
export type BoxColumn = {
  group: keyof Figures['groups'];
  head: keyof Figures['heads'];
  of: (line: BoxLine) => number | string;
};

/** Zero is an empty cell, as on papers, but for points. */
function count(number: number): number | string {
  return number === 0 ? '' : number;
}

export const BOX_COLUMNS: readonly BoxColumn[] = [
  { group: 'points', head: 'points', of: ({ points }) => points },
  { group: 'points', head: 'balance', of: ({ balance }) => balance },
  { group: 'attack', head: 'total', of: ({ attack }) => count(attack.total) },
  { group: 'attack', head: 'kills', of: ({ attack }) => count(attack.kills) },
  { group: 'attack', head: 'errors', of: ({ attack }) => count(attack.errors) },
  { group: 'attack', head: 'blocked', of: ({ attack }) => count(attack.blocked) },
  { group: 'attack', head: 'share', of: ({ attack }) => percent(attackKillShare(attack)) },
  { group: 'attack', head: 'efficiency', of: ({ attack }) => percent(attackEfficiency(attack)) },
  { group: 'reception', head: 'total', of: ({ reception }) => count(reception.total) },
  { group: 'reception', head: 'errors', of: ({ reception }) => count(reception.errors) },
  {
    group: 'reception',
    head: 'positive',
    of: ({ reception }) => percent(positiveReception(reception)),
  },
  {
    group: 'reception',
    head: 'perfect',
    of: ({ reception }) => percent(perfectReception(reception)),
  },
  {
    group: 'reception',
    head: 'receptionEfficiency',
    of: ({ reception }) => percent(receptionEfficiency(reception)),
  },
  { group: 'serve', head: 'total', of: ({ serve }) => count(serve.total) },
  { group: 'serve', head: 'aces', of: ({ serve }) => count(serve.aces) },
  { group: 'serve', head: 'errors', of: ({ serve }) => count(serve.errors) },
  { group: 'serve', head: 'serveEfficiency', of: ({ serve }) => percent(serveEfficiency(serve)) },
  { group: 'block', head: 'blocks', of: ({ block }) => count(block.points) },
  { group: 'block', head: 'errors', of: ({ block }) => count(block.errors) },
  { group: 'dig', head: 'total', of: ({ dig }) => count(dig.total) },
  { group: 'dig', head: 'errors', of: ({ dig }) => count(dig.errors) },
  { group: 'set', head: 'total', of: ({ set }) => count(set.total) },
  { group: 'set', head: 'errors', of: ({ set }) => count(set.errors) },
];

/** Each group with how many columns it has, in their order. */
export function columnGroups(): { group: BoxColumn['group']; columns: number }[] {
  const groups = [...new Set(BOX_COLUMNS.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    columns: BOX_COLUMNS.filter((column) => column.group === group).length,
  }));
}
