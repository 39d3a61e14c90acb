import { percent } from '#app/features/match-page/figures/percent.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { TeamSeasonStatistics } from '#contract/statistics/statistics.ts';
import { type Share, shareOf } from '#domain/volleyball/statistics/share.ts';

type ByPlace = NonNullable<TeamSeasonStatistics['rotations']>;
type Place = ByPlace['places'][number];
type Props = { title: string; byPlace: ByPlace; played: number; nameOf: (place: number) => string };

/** Six places as on the court, the net above; in their order where they are not six. */
const COURT = [4, 3, 2, 5, 6, 1];

/** Whether the places are those of six players. */
export function standsOnCourt({ places }: Pick<ByPlace, 'places'>): boolean {
  return places.length === COURT.length;
}

/** Side-out and break point of each place as two bars, with the matches and sets that they rest on. */
export function CourtBars({ title, byPlace: { places, matches, sets }, played, nameOf }: Props) {
  const { t } = useWords();
  const shown = standsOnCourt({ places }) ? COURT.map((place) => places[place - 1]!) : places;
  const columns = places.length % 3 === 0 ? '' : 'two-columns';
  return (
    <section>
      <h4 className="court-title">{title}</h4>
      <p className="text-sm text-quiet">{t.figures.season.basis(matches, played, sets)}</p>
      <ul className={`court-bars num ${columns}`}>
        {shown.map((place) => (
          <PlaceBars key={place.place} name={nameOf(place.place)} place={place} />
        ))}
      </ul>
    </section>
  );
}

function PlaceBars({ name, place: { sideOut, breakPoint } }: { name: string; place: Place }) {
  const { t } = useWords();
  return (
    <li>
      <b>{name}</b>
      <Bar word={t.figures.sideOut} share={sideOut} />
      <Bar word={t.figures.breakPoint} share={breakPoint} />
    </li>
  );
}

/** Drawn as SVG, because the CSP allows no style attributes. */
function Bar({ word, share }: { word: string; share: Share }) {
  return (
    <p>
      <span className="sr">{word}</span> {percent(shareOf(share))}{' '}
      {share.of > 0 && <small>{`${share.won}/${share.of}`}</small>}
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect width={Math.round((shareOf(share) ?? 0) * 100)} height="6" />
      </svg>
    </p>
  );
}
