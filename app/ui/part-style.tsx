import { useContext } from 'react';
import { PageDocumentContext } from '#app/lib/page-document.ts';
import type { StyleName } from '#app/lib/route-handle.ts';

/**
 * The style of a part that is also put into pages that were opened without it. It stands in the head of
 * the page, and within the middle of one that a script reads (`server/serve/page-parts.ts`).
 */
export function PartStyle({ name }: { name: StyleName }) {
  const { sheets } = useContext(PageDocumentContext);
  return (
    <style href={name} precedence="part">
      {sheets[name]}
    </style>
  );
}
