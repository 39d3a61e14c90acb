import { type ComponentType, lazy } from 'react';
import type { BesideProps } from './beside/beside-props.ts';
import type { RequestsProps } from './seats/requests-props.ts';
import type { ElsewhereProps, WaitingSignaturesProps } from './signing-props.ts';

/** The parts of the scoring screen that most visits do not show. */
export type LaterParts = {
  SeatRequests: ComponentType<RequestsProps>;
  ConsoleBeside: ComponentType<BesideProps>;
  SignElsewhere: ComponentType<ElsewhereProps>;
  WaitingSignatures: ComponentType<WaitingSignaturesProps>;
};

type LinksPage = { handle: { loadParts: () => Promise<LaterParts> } };
type RouteTable = { routes: Record<string, { module: string }> };

/**
 * They come with the page of the links to seats and the words that they share with it: a file of their own would
 * cost every first visit the helper that loads files, and be kept by the worker. A file that cannot be had
 * leaves the table as it is.
 */
const laterPart = <Name extends keyof LaterParts>(name: Name) =>
  lazy(async (): Promise<{ default: LaterParts[Name] }> => {
    try {
      const { routes } = (window as unknown as { __reactRouterManifest: RouteTable })
        .__reactRouterManifest;
      const page = routes['en:routes/account/seats:seats/:id']?.module;
      const { handle }: LinksPage = await import(/* @vite-ignore */ page ?? '');
      return { default: (await handle.loadParts())[name] };
    } catch {
      return { default: (() => null) as LaterParts[Name] };
    }
  });

/** Shown when somebody has a link to a seat. */
export const SeatRequests = laterPart('SeatRequests');
/** Shown where the screen has room for it. */
export const ConsoleBeside = laterPart('ConsoleBeside');
/** Shown where somebody signs, at a match of the site. */
export const SignElsewhere = laterPart('SignElsewhere');
/** Shown while team lists or the sheet are signed. */
export const WaitingSignatures = laterPart('WaitingSignatures');
