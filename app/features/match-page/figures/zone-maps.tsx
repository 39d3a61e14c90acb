import { useWords } from '#app/lib/use-words.ts';
import type { MatchStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { ZONE_MAPS } from '#domain/volleyball/statistics/touches/zone-counts.ts';

type Zones = MatchStatisticsAnswer['team1']['zones'];
type Counts = NonNullable<Zones['serveTo']>;

/** As seen from the end line, the net above. */
const ROWS = [
  [4, 3, 2],
  [7, 8, 9],
  [5, 6, 1],
] as const;
const CELL = 34;

/** The court of one team in ninths, the busier the darker. */
export function ZoneMaps({ zones }: { zones: Zones }) {
  const { t } = useWords();
  const known = ZONE_MAPS.filter((map) => zones[map] !== null);
  if (known.length === 0) return null;
  return (
    <div className="zone-maps">
      {known.map((map) => (
        <figure key={map}>
          <ZonePicture label={t.figures.maps[map]} counts={zones[map]!} />
          <figcaption>{t.figures.maps[map]}</figcaption>
        </figure>
      ))}
    </div>
  );
}

function ZonePicture({ label, counts }: { label: string; counts: Counts }) {
  const { t } = useWords();
  const most = Math.max(...counts.map(({ total }) => total));
  const texts = counts
    .filter(({ total }) => total > 0)
    .map(({ zone, total, good }) => t.figures.zone(zone, total, good));
  return (
    <svg
      viewBox={`0 0 ${3 * CELL} ${3 * CELL}`}
      role="img"
      aria-label={`${label}. ${texts.join('; ')}`}
    >
      {ROWS.flatMap((row, y) =>
        row.map((zone, x) => {
          const { total, good } = counts.find((count) => count.zone === zone)!;
          const at = { x: x * CELL, y: y * CELL };
          return (
            <g key={zone}>
              <rect
                {...at}
                width={CELL}
                height={CELL}
                fillOpacity={Math.round((total / most) * 45) / 100}
              />
              {total > 0 && (
                <>
                  <text x={at.x + CELL / 2} y={at.y + 17}>
                    {total}
                  </text>
                  <text className="good" x={at.x + CELL / 2} y={at.y + 29}>
                    {good}
                  </text>
                </>
              )}
            </g>
          );
        }),
      )}
      <path d={`M0 1h${3 * CELL}`} />
    </svg>
  );
}
