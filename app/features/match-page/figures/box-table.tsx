import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { BoxLine } from '#domain/volleyball/statistics/touches/box-line.ts';
import { BOX_COLUMNS, columnGroups } from './box-columns.ts';

export type BoxRow = { key: string; name: ReactNode; line: BoxLine };

type Props = {
  label: string;
  rows: readonly BoxRow[];
  total?: BoxLine;
  /** The head of the names; of players where it is missing. */
  head?: string;
};

/** One line a player; it moves sideways below its names where the screen is narrow. */
export function BoxTable({ label, rows, total, head }: Props) {
  const { t } = useWords();
  const { heads } = t.figures;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys
    <section className="figures-scroll" tabIndex={0} aria-label={label}>
      <table className="figures-table num">
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            <td />
            {columnGroups().map(({ group, columns }) => (
              <th key={group} scope="colgroup" colSpan={columns}>
                {t.figures.groups[group]}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">{head ?? t.figures.player}</th>
            {BOX_COLUMNS.map(({ group, head }) => (
              <th key={group + head} scope="col">
                <abbr title={heads[head][1]}>{heads[head][0]}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, line }) => (
            <Row key={key} name={name} line={line} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <Row name={t.figures.total} line={total} />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function Row({ name, line }: { name: ReactNode; line: BoxLine }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {BOX_COLUMNS.map(({ group, head, of }) => (
        <td key={group + head}>{of(line)}</td>
      ))}
    </tr>
  );
}
