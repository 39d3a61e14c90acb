import { useContext } from 'react';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppAddress } from '#app/lib/whatsapp-address.ts';

type Props = {
  text: string;
  /** Of the page, without its language. */
  path: string;
  className: string;
};

/** A plain link: it works without scripts, and where no share sheet is. */
export function WhatsAppLink({ text, path, className }: Props) {
  const { to } = useWords();
  const { origin } = useContext(PageDocumentContext);
  const message = `${text}\n${origin}${to(path)}`;
  return (
    <a className={className} href={whatsAppAddress(message)} rel="noopener nofollow">
      WhatsApp
    </a>
  );
}
