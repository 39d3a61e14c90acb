import type { ReactNode } from 'react';
import {
  type ClientLoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { LandingFallback } from '#app/features/account/landing-frame.tsx';
import { PlainFrame } from '#app/features/sign-in/plain-frame.tsx';
import { useChangedLink } from '#app/features/sign-in/use-changed-link.ts';
import { SignForm } from '#app/features/signing/sign-form.tsx';
import { SignedPaper } from '#app/features/signing/signed-paper.tsx';
import { useSigningWords } from '#app/features/signing/signing-words.ts';
import { useHandedNews } from '#app/features/signing/use-handed-news.ts';
import { callApi } from '#app/lib/api/call.ts';
import { ApiProblem } from '#app/lib/api/client.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { PageTitle } from '#app/ui/page-title.tsx';
import type { SigningParams, SigningView } from '#contract/signing/signing.ts';
import { SIGNING_ROLES } from '#domain/volleyball/events.ts';
import { SIGNED_PAPERS, signingSide } from '#domain/volleyball/scoresheet/signing.ts';

export const handle: RouteHandle = { hydrate: true };

/** By the account of a person on record, else by the link behind `#`, which no server sees. */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const link = window.location.hash.slice(1) || undefined;
  const path = placeOf(params);
  const own = await openPlace(path, undefined);
  if (own.view || link === undefined) return { path, token: undefined, ...own };
  return {
    path,
    token: link,
    ...(await openPlace(path, link)),
    mayHaveAccount: own.status === 401,
  };
}

function placeOf({ id = '', ...params }: ClientLoaderFunctionArgs['params']): SigningParams {
  const paper = SIGNED_PAPERS.find((it) => it === params.paper);
  const role = SIGNING_ROLES.find((it) => it === params.role);
  if (paper === undefined || role === undefined) throw new Response(null, { status: 404 });
  return { id, paper, role };
}

type Opened = { view?: SigningView; status?: number; mayHaveAccount?: boolean };

async function openPlace(path: SigningParams, token: string | undefined): Promise<Opened> {
  try {
    return { view: await callApi('GET /matches/{id}/signing/{paper}/{role}', { path, token }) };
  } catch (error) {
    if (!(error instanceof ApiProblem) || ![401, 403].includes(error.status)) throw error;
    return { status: error.status };
  }
}

export function HydrateFallback() {
  return <LandingFallback title={useSigningWords().title} />;
}

/** Somebody signs a team list or the sheet on a device of their own. */
export default function Sign() {
  const { path, token, view, status, mayHaveAccount } = useLoaderData<typeof clientLoader>();
  const { t, to } = useWords();
  const words = useSigningWords();
  const { revalidate } = useRevalidator();
  useChangedLink();
  useHandedNews(path.id, token, view !== undefined, () => void revalidate());
  if (!view) {
    const isOver = token !== undefined;
    const title = isOver ? words.overTitle : words.title;
    return (
      <Frame title={title}>
        <p className="panel-card">{isOver ? words.over : words.notYou}</p>
        {!isOver && status === 401 && <SignInLink label={words.signIn} />}
      </Frame>
    );
  }
  const side = signingSide(view.role);
  const signer = t.console.signFor(t.console.roles[view.role], side && view[side]);
  return (
    <Frame title={t.guide.signatureOf(signer)} about={t.match.title(view.team1, view.team2)}>
      <SignedPaper view={view} />
      <SignForm path={path} token={token} view={view} onHanded={() => void revalidate()} />
      {mayHaveAccount && !view.handed && <SignInLink label={words.withAccount} />}
      <a className="link" href={to(`/${path.id}`)}>
        {t.scoring.matchPage}
      </a>
    </Frame>
  );
}

function Frame(props: { title: string; about?: string; children: ReactNode }) {
  const { title, about, children } = props;
  return (
    <PlainFrame>
      <PageTitle title={title} />
      <meta name="robots" content="noindex" />
      <div>
        <h1 className="title">{title}</h1>
        {about && <p className="text-quiet">{about}</p>}
      </div>
      {children}
    </PlainFrame>
  );
}

/** The link behind `#` stays here: nothing of it goes into another address. */
function SignInLink({ label }: { label: string }) {
  const { to } = useWords();
  const { pathname } = useLocation();
  return (
    <a className="button soft" href={`${to('/sign-in')}?next=${encodeURIComponent(pathname)}`}>
      {label}
    </a>
  );
}
