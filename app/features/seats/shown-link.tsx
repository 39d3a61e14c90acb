import { QrCode } from '#app/features/admin/matches/qr-code.tsx';
import { CopyButton } from '#app/features/admin/share/copy-button.tsx';
import { useWords } from '#app/lib/use-words.ts';

/** An address as a QR code and as text, with a button that copies it. */
export function ShownLink({ href, name }: { href: string; name: string }) {
  const words = useWords().t.seats;
  return (
    <>
      <QrCode text={href} label={words.qrOf(name)} />
      <output className="link-address">{href}</output>
      <div className="line">
        <CopyButton text={href} label={words.copy} copied={words.copied} className="button soft" />
      </div>
    </>
  );
}
