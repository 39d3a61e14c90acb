import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { formatMoment } from '#app/lib/day-format.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
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
      <h1 className="title">{words.title}</h1>
      <p>{words.intro}</p>
      {licence === null && <p>{words.none}</p>}
      {licence && !file && <p>{words.waiting(licence.name)}</p>}
      {licence && file && <FileFacts licence={licence} file={file} />}
      <p>
        <a className="link" href={to('/developers')}>
          {words.api}
        </a>
      </p>
      <h2>{words.contents}</h2>
      <p>{words.contentsText}</p>
      <ul translate="no">
        {tables.map(({ name, columns, rows }) => (
          <li key={name}>
            <details>
              <summary>
                <code>{name}</code>
                {rows !== null && ` (${words.rows(rows)})`}
              </summary>
              <code>{columns.map((column) => column.name).join(', ')}</code>
            </details>
          </li>
        ))}
      </ul>
      {file && (
        <>
          <h2>{words.copyHead}</h2>
          <p>{words.copy}</p>
          <pre className="card p-3 text-sm whitespace-pre-wrap" translate="no">
            npm run wavu -- data load wavu-data.zip
          </pre>
        </>
      )}
    </main>
  );
}

type Published = { licence: NonNullable<OpenData['licence']>; file: NonNullable<OpenData['file']> };

function FileFacts({ licence, file }: Published) {
  const { t, language } = useWords();
  const words = t.openData;
  return (
    <dl className="key-list">
      <dt>{words.file}</dt>
      <dd>
        <a className="link" href={file.path} download>
          {file.path.split('/').at(-1)}
        </a>{' '}
        ({words.size(file.bytes)}),{' '}
        <a className="link" href={file.schema}>
          schema.json
        </a>
      </dd>
      <dt>{words.licence}</dt>
      <dd>
        <a className="link" href={licence.url} rel="license">
          {licence.name}
        </a>
      </dd>
      <dt>{words.made}</dt>
      <dd>{formatMoment(language, file.at)}</dd>
      <dt>{words.sha256}</dt>
      <dd className="break-all" translate="no">
        {file.sha256}
      </dd>
    </dl>
  );
}
