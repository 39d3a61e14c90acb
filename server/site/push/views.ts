import type { DeviceState } from '#contract/site/push.ts';
import type {
  DeliveryAddressRow,
  FollowTellRow,
} from '#server/platform/db/tables/follow-tables.ts';

/** Without the address and its keys: whoever asks has them. */
export function deviceView(
  { quiet_from, quiet_to }: DeliveryAddressRow,
  rows: readonly FollowTellRow[],
): DeviceState {
  return {
    quiet: quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to },
    tells: rows.map(({ kind, subject_id, sets, start, lineup }) => ({
      kind,
      id: subject_id,
      sets: sets === 1,
      start: start === 1,
      lineup: lineup === 1,
    })),
  };
}
