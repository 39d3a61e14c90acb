import type { News } from '#contract/site/news.ts';

const LARGE = 960;
const SMALL = 480;

type Props = { picture: NonNullable<News['picture']>; alt: string | null };

/** The picture of an article: a phone reads the smaller one, and its place is kept while it comes. */
export function NewsPicture({ picture, alt }: Props) {
  const { address, width, height } = picture;
  const small = address.replace(`-${LARGE}.webp`, `-${SMALL}.webp`);
  const smallWidth = Math.round(Math.min(1, SMALL / Math.max(width, height)) * width);
  return (
    <img
      src={address}
      srcSet={`${small} ${smallWidth}w, ${address} ${width}w`}
      sizes="(width < 44rem) 100vw, 44rem"
      width={width}
      height={height}
      alt={alt ?? ''}
    />
  );
}
