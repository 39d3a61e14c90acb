import {
  attackEfficiency,
  attackKillShare,
  perfectReception,
  positiveReception,
  receptionEfficiency,
  serveEfficiency,
} from '#domain/volleyball/statistics/efficiency.ts';
import type { BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import type { CellValue } from '#server/exchange/exports/csv-text.ts';

export const GROUPS = ['points', 'serve', 'reception', 'attack', 'block', 'dig', 'set'] as const;
export type GroupName = (typeof GROUPS)[number];

export type ColumnName = (typeof COLUMNS)[number]['name'];

/** The columns of a box score, as reports of DataVolley have them. Shares are whole percents. */
export const COLUMNS = [
  { name: 'points', group: 'points', of: (line: BoxLine) => line.points },
  { name: 'breakPoints', group: 'points', of: (line: BoxLine) => line.breakPoints },
  { name: 'balance', group: 'points', of: (line: BoxLine) => line.balance },
  { name: 'serveTotal', group: 'serve', of: ({ serve }: BoxLine) => serve.total },
  { name: 'serveErrors', group: 'serve', of: ({ serve }: BoxLine) => serve.errors },
  { name: 'aces', group: 'serve', of: ({ serve }: BoxLine) => serve.aces },
  {
    name: 'serveEfficiency',
    group: 'serve',
    of: ({ serve }: BoxLine) => percent(serveEfficiency(serve)),
  },
  { name: 'receptionTotal', group: 'reception', of: ({ reception }: BoxLine) => reception.total },
  { name: 'receptionErrors', group: 'reception', of: ({ reception }: BoxLine) => reception.errors },
  {
    name: 'positive',
    group: 'reception',
    of: ({ reception }: BoxLine) => percent(positiveReception(reception)),
  },
  {
    name: 'perfect',
    group: 'reception',
    of: ({ reception }: BoxLine) => percent(perfectReception(reception)),
  },
  {
    name: 'receptionEfficiency',
    group: 'reception',
    of: ({ reception }: BoxLine) => percent(receptionEfficiency(reception)),
  },
  { name: 'attackTotal', group: 'attack', of: ({ attack }: BoxLine) => attack.total },
  { name: 'attackErrors', group: 'attack', of: ({ attack }: BoxLine) => attack.errors },
  { name: 'blocked', group: 'attack', of: ({ attack }: BoxLine) => attack.blocked },
  { name: 'kills', group: 'attack', of: ({ attack }: BoxLine) => attack.kills },
  {
    name: 'killShare',
    group: 'attack',
    of: ({ attack }: BoxLine) => percent(attackKillShare(attack)),
  },
  {
    name: 'attackEfficiency',
    group: 'attack',
    of: ({ attack }: BoxLine) => percent(attackEfficiency(attack)),
  },
  { name: 'blockPoints', group: 'block', of: ({ block }: BoxLine) => block.points },
  { name: 'blockErrors', group: 'block', of: ({ block }: BoxLine) => block.errors },
  { name: 'digTotal', group: 'dig', of: ({ dig }: BoxLine) => dig.total },
  { name: 'digErrors', group: 'dig', of: ({ dig }: BoxLine) => dig.errors },
  { name: 'setTotal', group: 'set', of: ({ set }: BoxLine) => set.total },
  { name: 'setErrors', group: 'set', of: ({ set }: BoxLine) => set.errors },
] as const;

/** Empty where nothing is known of the whole line, or of a share. */
export function cellsOf(line: BoxLine | null): CellValue[] {
  return COLUMNS.map(({ of }) => (line === null ? null : of(line)));
}

function percent(share: number | null): number | null {
  return share === null ? null : Math.round(share * 100);
}
