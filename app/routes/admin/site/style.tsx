import { AdminPage } from '#app/features/admin/frame/admin-page.tsx';
import { CardParts } from '#app/features/style-page/card-parts.tsx';
import { FormParts } from '#app/features/style-page/form-parts.tsx';
import { MatchParts } from '#app/features/style-page/match-parts.tsx';
import { PageParts } from '#app/features/style-page/page-parts.tsx';
import { takeTokens } from '#app/features/style-page/take-tokens.ts';
import { useWords } from '#app/lib/use-words.ts';
import styleCss from '#app/styles/admin/style-page.css?url';
import detailCss from '#app/styles/detail.css?url';
import figuresCss from '#app/styles/figures.css?url';
import listsCss from '#app/styles/lists.css?url';
import matchCss from '#app/styles/match.css?url';
import newsCss from '#app/styles/news.css?url';
import pointsCss from '#app/styles/points.css?url';
import publicCss from '#app/styles/public.css?url';
import rowsCss from '#app/styles/rows.css?url';
import tablesCss from '#app/styles/tables.css?url';

/** Those of public pages; the frame has the sheet of the administration. */
const SHEETS = [
  styleCss,
  publicCss,
  listsCss,
  matchCss,
  figuresCss,
  detailCss,
  newsCss,
  pointsCss,
  rowsCss,
  tablesCss,
];
const THEMES = [
  ['light', 'scheme-light'],
  ['dark', 'scheme-dark'],
] as const;

/** Every component in both themes with its states: the visual language at a glance (docs/design.md). */
export default function StylePage() {
  const { t } = useWords();
  return (
    <AdminPage title={t.stylePage.title}>
      {SHEETS.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <p className="text-quiet">{t.stylePage.about}</p>
      <div className="mt-4 grid gap-4 xl:grid-cols-2">
        {THEMES.map(([name, scheme]) => (
          <section
            key={name}
            ref={takeTokens}
            className={`style-page stack ${scheme}`}
            aria-label={t.stylePage[name]}
          >
            <h2 className="title">{t.stylePage[name]}</h2>
            <FormParts />
            <MatchParts />
            <PageParts />
            <CardParts />
          </section>
        ))}
      </div>
    </AdminPage>
  );
}
