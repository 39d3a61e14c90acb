import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { SIDES, type Side } from '#domain/volleyball/side.ts';
import { CourtDrawing } from '../play/court-drawing.tsx';
import type { LineupsPage } from './lineups.ts';

/** The starters of a set, drawn and listed, with substitutions; one set at a time. */
export function LineupsTab({
  match,
  page,
  base,
}: {
  match: Match;
  page: LineupsPage | null;
  base: string;
}) {
  const { t } = useWords();
  if (page === null) return <p className="empty">{t.lineups.none}</p>;
  return (
    <>
      <SetChoice page={page} base={base} />
      <CourtDrawing match={match} courts={page.courts} names={page.names} isStart />
      <div className="lineups">
        {SIDES.filter((side) => page.courts[side] !== null).map((side) => (
          <TeamLineup key={side} match={match} page={page} side={side} />
        ))}
      </div>
    </>
  );
}

function SetChoice({ page, base }: { page: LineupsPage; base: string }) {
  const { t, to } = useWords();
  if (page.known.length < 2) return null;
  return (
    <nav className="pills" aria-label={t.match.sets}>
      {page.known.map((set) => (
        <a
          key={set}
          href={to(`${base}/lineups?set=${set}`)}
          aria-current={set === page.chosen ? 'true' : undefined}
        >
          {t.match.set(set)}
        </a>
      ))}
    </nav>
  );
}

function TeamLineup({ match, page, side }: { match: Match; page: LineupsPage; side: Side }) {
  const { t } = useWords();
  const { courts, names, changes } = page;
  const nameOf = (shirt: number) => names?.[side][shirt] ?? t.pointKinds.shirt(shirt);
  const isServing = courts.serving === side;
  return (
    <section className="card p-3">
      <h2 className="card-title flex gap-2">
        <Crest {...match[side]} size={20} />
        {match[side].name}
      </h2>
      <ol className="lineup-list">
        {courts[side]!.map((shirt, at) => (
          <li key={shirt}>
            <i>{shirt}</i> <span>{nameOf(shirt)}</span>
            <small>
              {isServing && at === 0 ? t.lineups.servesFirst : t.lineups.position(at + 1)}
            </small>
          </li>
        ))}
        {courts.liberos[side].map((shirt) => (
          <li key={shirt}>
            <i>{shirt}</i> <span>{nameOf(shirt)}</span>
            <small>{t.lineups.libero}</small>
          </li>
        ))}
      </ol>
      {changes[side].length > 0 && (
        <p className="pt-2 text-sm text-quiet">
          {t.lineups.changes}:{' '}
          {changes[side]
            .map((change) => t.lineups.change(nameOf(change.in), nameOf(change.out)))
            .join('; ')}
        </p>
      )}
    </section>
  );
}
