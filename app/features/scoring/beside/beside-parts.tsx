import { useDeferredValue, useMemo } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import { scoresheet } from '#domain/volleyball/scoresheet/scoresheet.ts';
import { otherSide, type Side } from '#domain/volleyball/side.ts';
import type { BesideProps } from './beside-props.ts';
import { ElapsedLine } from './elapsed-line.tsx';
import { LiveSheet } from './live-sheet.tsx';
import { TeamBeside } from './team-beside.tsx';

/** Both teams beside the court, and the sheet under it as it fills in. */
export function BesideParts({ match, left, rosters, entries, now, ...props }: BesideProps) {
  const { t } = useWords();
  const words = t.beside;
  // A tap is drawn before the sheet behind it.
  const log = useDeferredValue(props.log);
  const sheet = useMemo(() => scoresheet(log), [log]);
  const set = sheet.sets.at(-1);
  if (set === undefined) return null;
  const panel = (side: Side, end: 'left' | 'right') => (
    <TeamBeside
      match={match}
      log={log}
      rosters={rosters}
      side={side}
      end={end}
      sheet={set[side]}
      sanctions={sheet.sanctions.filter(({ team }) => team === side)}
    />
  );
  const half = (side: Side) => (
    <LiveSheet name={match[side].name} serves={set.firstServe === side} sheet={set[side]} />
  );
  return (
    <>
      {panel(left, 'left')}
      {panel(otherSide(left), 'right')}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className="beside-foot" tabIndex={0} aria-label={words.sheet(set.set)}>
        {half(left)}
        {half(otherSide(left))}
        <div className="beside-log">
          <h2>{words.lastEntries}</h2>
          <ol>
            {entries.map(({ id, text, score }) => (
              <li key={id}>
                <b className="num">{score}</b> {text}
              </li>
            ))}
          </ol>
          <ElapsedLine state={log.state} now={now} />
          {sheet.results.length > 1 && (
            <p className="num">
              {sheet.results
                .slice(0, -1)
                .map((line) =>
                  words.result(line.set, line[left].points, line[otherSide(left)].points),
                )
                .join(' · ')}
            </p>
          )}
        </div>
      </section>
    </>
  );
}
