import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import { NewsletterNotice } from './newsletter-notice.tsx';

type Props = {
  kind: 'confirm' | 'unsubscribe';
  /** null where the link is too old or was cut short. */
  token: string | null;
};

/**
 * The page that a link of a mail opens, on whatever device: a button that posts. Mail programs open
 * links by themselves, but press no buttons.
 */
export function NewsletterLinkPage({ kind, token }: Props) {
  const { t, to, language } = useWords();
  const words = t.newsletter;
  if (token === null) {
    return (
      <NewsletterNotice title={words.invalidTitle} text={words.invalidText}>
        <p>
          <a className="button" href={to('/newsletter')}>
            {words.title}
          </a>
        </p>
      </NewsletterNotice>
    );
  }
  const confirms = kind === 'confirm';
  const action = apiAddress(`POST /newsletter/${kind}`, { query: { token } });
  return (
    <NewsletterNotice
      title={confirms ? words.confirmTitle : words.endTitle}
      text={confirms ? words.confirmText : words.endText}
    >
      <form method="post" action={action}>
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button">
          {confirms ? words.confirm : words.end}
        </button>
      </form>
    </NewsletterNotice>
  );
}
