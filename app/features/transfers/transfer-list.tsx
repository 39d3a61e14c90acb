import type { ReactNode } from 'react';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Transfer } from '#contract/transfers/transfer.ts';

type Props = {
  transfers: readonly Transfer[];
  /** Beside each, such as a button that takes it back. */
  more?: (transfer: Transfer) => ReactNode;
  /** Without the name: on the page of the player. */
  isOwn?: boolean;
};

/** Transfers with their days, and who allowed them. */
export function TransferList({ transfers, more, isOwn = false }: Props) {
  const { t, to, language } = useWords();
  const words = t.transfers;
  return (
    <ul className="grid gap-2 text-sm">
      {transfers.map((transfer) => (
        <li key={transfer.id}>
          {formatDay(language, transfer.day, 'dated')}:{' '}
          {!isOwn && (
            <>
              <a className="link" href={to(`/player-profile/${transfer.player.id}`)}>
                {transfer.player.name}
              </a>{' '}
            </>
          )}
          {transfer.from === null ? words.fromNone : words.from(transfer.from.name)}{' '}
          {words.to(transfer.to.name)}.{' '}
          <span className="text-quiet">
            {words.allowedBy(transfer.allowedBy)}.
            {transfer.exception !== '' && ` ${words.exception(transfer.exception)}.`}
          </span>{' '}
          {more?.(transfer)}
        </li>
      ))}
    </ul>
  );
}
