import { useState } from 'react';
import { callApi } from '#app/lib/api/call.ts';
import { useBrand } from '#app/lib/brand.ts';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import type { InvitedUser } from '#contract/accounts/user.ts';
import { useChange } from '../../forms/use-change.ts';
import { QrCode } from '../matches/qr-code.tsx';
import { CopyButton } from '../share/copy-button.tsx';
import { endOf, invitationMessage } from './invitation-message.ts';
import { linksCsv } from './links-csv.ts';

/** More codes than that are drawn only where somebody wants them. */
const MOST_CODES_AT_ONCE = 60;

/** Links for all who cannot sign in yet, to be sent one by one, copied or printed. */
export function AllLinksDialog({ onClose }: { onClose: () => void }) {
  const { t, language } = useWords();
  const { change, isBusy } = useChange();
  const [links, setLinks] = useState<InvitedUser[]>();

  function make() {
    return change({
      run: async () =>
        setLinks((await callApi('POST /users/sign-in-links', { body: { language } })).items),
      done: t.invitation.linkMade,
    });
  }

  return (
    <Dialog
      title={links ? t.invitation.allTitle(links.length) : t.invitation.all}
      closeLabel={t.admin.close}
      onClose={onClose}
      kind={links ? 'wide' : 'ask'}
    >
      {links ? (
        <LinkList links={links} />
      ) : (
        <>
          <p>{t.invitation.allAsk}</p>
          <div className="dialog-actions">
            <button className="button soft" type="button" onClick={onClose}>
              {t.admin.cancel}
            </button>
            <button className="button" type="button" disabled={isBusy} onClick={make}>
              {t.invitation.makeLink}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function LinkList({ links }: { links: readonly InvitedUser[] }) {
  const words = useWords();
  const { t, language } = words;
  const brand = useBrand();
  const [hasCodes, setHasCodes] = useState(links.length <= MOST_CODES_AT_ONCE);
  const [first] = links;
  if (!first) return <p>{t.invitation.allNone}</p>;

  const lines = links.map(({ user, link }) => `${user.name}\t${user.phone ?? user.email}\t${link}`);
  const file = encodeURIComponent(linksCsv(links, t.coachInvitation.columns));
  return (
    <>
      <p className="text-sm text-quiet">{t.invitation.allText(endOf(first, language))}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={hasCodes}
          onChange={({ target }) => setHasCodes(target.checked)}
        />
        {t.coachInvitation.showCodes}
      </label>
      <ul className="link-list">
        {links.map((handed) => (
          <li key={handed.user.id}>
            <b>{handed.user.name}</b> <span>{handed.user.phone ?? handed.user.email}</span>
            {hasCodes && (
              <QrCode text={handed.link} label={`${t.invitation.qrCode}: ${handed.user.name}`} />
            )}
            <code className="link-address">{handed.link}</code>
            <a
              className="row-action"
              href={whatsAppAddress(
                invitationMessage(handed, brand.name, words),
                handed.user.phone,
              )}
              target="_blank"
              rel="noreferrer"
            >
              {t.invitation.whatsApp}
              <span className="sr"> {handed.user.name}</span>
            </a>
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <a
          className="button soft"
          href={`data:text/csv;charset=utf-8,${file}`}
          download="links.csv"
        >
          {t.coachInvitation.download}
        </a>
        <button className="button soft" type="button" onClick={() => window.print()}>
          {t.invitation.print}
        </button>
        <CopyButton
          text={lines.join('\n')}
          label={t.invitation.copyList}
          copied={t.invitation.listCopied}
          className="button"
        />
      </div>
    </>
  );
}
