import type { Transfer } from '#contract/transfers/transfer.ts';
import type { TransferRow } from '#server/platform/db/tables/eligibility-tables.ts';

type TransferFacts = TransferRow & {
  full_name: string;
  from_name: string | null;
  to_name: string;
};

export function transferView(row: TransferFacts): Transfer {
  const { from_team_id: from, from_name } = row;
  return {
    id: row.id,
    player: { id: row.player_id, name: row.full_name },
    from: from === null || from_name === null ? null : { id: from, name: from_name },
    to: { id: row.to_team_id, name: row.to_name },
    day: row.day,
    allowedBy: row.allowed_by,
    exception: row.exception,
  };
}
