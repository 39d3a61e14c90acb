import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { PartnerDialog } from '#app/features/admin/directory/partner-dialog.tsx';
import { ListPage } from '#app/features/admin/lists/list-page.tsx';
import { queryOf } from '#app/features/admin/lists/list-state.ts';
import type { Column } from '#app/features/admin/lists/record-grid.tsx';
import { PictureDialog } from '#app/features/forms/picture-dialog.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords, type Words } from '#app/lib/use-words.ts';
import type { PartnerEntry } from '#contract/people/partner.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  return callApi('GET /admin/partners', { query: queryOf(request) });
}

export default function Partners() {
  const found = useLoaderData<typeof clientLoader>();
  const words = useWords();
  const { t } = words;
  const [pictureOf, setPictureOf] = useState<PartnerEntry>();
  return (
    <>
      <ListPage
        title={t.directory.partners(found.total)}
        found={found}
        nameOf={({ name }) => name}
        columns={columnsOf(words)}
        start={{ sort: 'name', order: 'asc' }}
        empty={t.directory.noPartners}
        newLabel={t.directory.newPartner}
        form={(partner, onClose) => <PartnerDialog partner={partner} onClose={onClose} />}
        more={(partner) => (
          <>
            <button className="row-action" type="button" onClick={() => setPictureOf(partner)}>
              {t.directory.logo}
              <span className="sr"> {partner.name}</span>
            </button>
            <a
              className="row-action"
              href={apiAddress('GET /partners/{id}/reach.csv', { path: { id: partner.id } })}
              download
            >
              {t.analytics.file}
              <span className="sr"> {partner.name}</span>
            </a>
          </>
        )}
        removal={{
          kind: 'partner',
          text: t.directory.deletePartner,
          run: (id) => callApi('DELETE /partners/{id}', { path: { id } }),
          done: t.directory.partnerDeleted,
        }}
      />
      {pictureOf && (
        <PictureDialog
          title={t.directory.updateLogo}
          send={(file, sending) =>
            callApi('PUT /partners/{id}/logo', { path: { id: pictureOf.id }, file, sending })
          }
          saved={t.admin.logoSaved}
          failed={t.admin.logoFailed}
          onClose={() => setPictureOf(undefined)}
        />
      )}
    </>
  );
}

function columnsOf({ t }: Words): Column<PartnerEntry>[] {
  return [
    {
      label: t.admin.name,
      sort: 'name',
      className: 'full',
      isHead: true,
      cell: ({ name, logo }) => (
        <span className="named">
          {logo && <img src={logo} alt="" width={24} height={24} />}
          {name}
        </span>
      ),
    },
    {
      label: t.directory.link,
      className: 'minor',
      cell: ({ link }) =>
        link && (
          <a className="link" href={link} rel="noopener nofollow">
            {link.replace(/^https?:\/\//, '')}
          </a>
        ),
    },
    {
      label: t.directory.leaguesOf,
      className: 'minor',
      cell: ({ leagueCount }) => t.directory.leagueCount(leagueCount),
    },
    { label: t.directory.account, className: 'minor', cell: ({ account }) => account?.name },
  ];
}
