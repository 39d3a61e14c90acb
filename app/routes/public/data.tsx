import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoment } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { FactList } from '#app/ui/fact-list.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { OpenData } from '#contract/open-data/open-data.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { getOpenData } from '#server/site/open-data/queries.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context }: LoaderFunctionArgs) {
  const { store, openDataFolder } = context.get(pageContext);
  return getOpenData(store.db, openDataFolder);
}

export default function Data() {
  const { licence, file, tables } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const words = t.openData;
  return (
    <main id="main" className="prose stack">
      <PageHead title={words.title} description={words.description} path="/data" />
      <div className="head-line">
        <h1 className="title">{words.title}</h1>
        {file && (
          <a className="button" href={file.path} download>
            {words.download(file.bytes)}
          </a>
        )}
      </div>
      <p>{words.intro}</p>
      {licence === null && <p>{words.none}</p>}
      {licence && !file && <p>{words.waiting(licence.name)}</p>}
      {licence && file && <Published licence={licence} file={file} tables={tables} />}
      <p>
        <a className="link" href={to('/developers')}>
          {words.api}
        </a>
      </p>
    </main>
  );
}

type PublishedData = Pick<OpenData, 'tables'> & {
  licence: NonNullable<OpenData['licence']>;
  file: NonNullable<OpenData['file']>;
};

function Published({ licence, file, tables }: PublishedData) {
  const { t, language } = useWords();
  const words = t.openData;
  return (
    <>
      <section className="card px-3">
        <FactList
          facts={[
            [
              words.licence,
              <a key="licence" className="link" href={licence.url} rel="license">
                {licence.name}
              </a>,
            ],
            [words.made, formatMoment(language, file.at)],
            [
              words.columns,
              <a key="schema" className="link" href={file.schema}>
                schema.json
              </a>,
            ],
          ]}
        />
      </section>
      <p className="text-sm break-all text-quiet" translate="no">
        SHA-256 {file.sha256}
      </p>
      <h2>{words.contents}</h2>
      <p>{words.contentsText}</p>
      <section className="card px-3">
        <FactList facts={tables.map(({ name, rows }) => [name, words.rows(rows ?? 0)])} />
      </section>
      <h2>{words.copyHead}</h2>
      <p>{words.copy}</p>
      <pre className="card p-3 text-sm whitespace-pre-wrap" translate="no">
        npm run wavu -- data load wavu-data.zip
      </pre>
    </>
  );
}
