import { useContext } from 'react';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import { useWords } from '#app/lib/use-words.ts';
import { whatsAppLink } from './share-text.ts';

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
  return (
    <a className={className} href={whatsAppLink(text, origin + to(path))} rel="noopener nofollow">
      WhatsApp
    </a>
  );
}
