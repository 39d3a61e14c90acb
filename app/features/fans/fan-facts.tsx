import type { Words } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';

/** The broadcast, the ticket shop and the price of a ticket, of a match or of a league. */
export type FanFacts = {
  watchUrl: string | null;
  ticketsUrl: string | null;
  ticketPrice: number | null;
};

/** Facts of the match come before those of its league. */
export function fanFactsOf(match: FanFacts, league: FanFacts | null): FanFacts {
  return {
    watchUrl: match.watchUrl ?? league?.watchUrl ?? null,
    ticketsUrl: match.ticketsUrl ?? league?.ticketsUrl ?? null,
    ticketPrice: match.ticketPrice ?? league?.ticketPrice ?? null,
  };
}

/** As rows of a list of facts; nothing for what nobody entered. */
export function fanRows(facts: FanFacts, { t, language }: Words): [string, React.ReactNode][] {
  const { watchUrl, ticketsUrl, ticketPrice } = facts;
  const price =
    ticketPrice === null
      ? null
      : ticketPrice === 0
        ? t.fans.free
        : t.fans.price(new Intl.NumberFormat(LOCALES[language]).format(ticketPrice));
  const buy = ticketsUrl && (
    <OutLink key="buy" href={ticketsUrl} words={t.fans.buy(hostOf(ticketsUrl))} />
  );
  return [
    [
      t.fans.watch,
      watchUrl && <OutLink href={watchUrl} words={t.fans.watchAt(hostOf(watchUrl))} />,
    ],
    [
      t.fans.tickets,
      (price || buy) && (
        <>
          {price} {buy}
        </>
      ),
    ],
  ];
}

function OutLink({ href, words }: { href: string; words: string }) {
  return (
    <a className="link -my-2 inline-flex min-h-11 items-center" href={href} rel="noopener nofollow">
      {words}
    </a>
  );
}

/** `https://www.youtube.com/@wavu` is `youtube.com`. */
export function hostOf(address: string): string {
  return new URL(address).hostname.replace(/^www[.]/, '');
}
