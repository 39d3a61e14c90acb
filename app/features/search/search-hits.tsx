import { Crest } from '#app/features/crest/crest.tsx';
import { Monogram } from '#app/features/crest/monogram.tsx';
import { formatDay } from '#app/lib/day-format.ts';
import { isDay } from '#app/lib/local-day.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { SearchHit } from '#contract/site/search.ts';

type Props = { label: string; path: string; hits: readonly SearchHit[] };

/** The hits of one kind: crests, the name, and what tells it apart. */
export function SearchHits({ label, path, hits }: Props) {
  const { t, language, to } = useWords();
  const genders: Record<string, string | undefined> = t.people.genders;
  return (
    <section>
      <h2 className="table-title">{label}</h2>
      <ul className="team-lines hits">
        {hits.map((hit) => (
          <li key={hit.id}>
            <a href={to(path + hit.id)}>
              {hit.crest && <Crest {...hit.crest} name={hit.name} size={24} />}
              {hit.monogram && <Monogram {...hit.monogram} name={hit.name} size={24} />}
              {hit.teams?.map((team) => (
                <Crest key={team.name} {...team} size={24} />
              ))}
              <span>{hit.name}</span>
              <i>
                {[
                  hit.gender && genders[hit.gender],
                  isDay(hit.detail) ? formatDay(language, hit.detail, 'dated') : hit.detail,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </i>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
