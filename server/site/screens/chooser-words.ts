import type { OverlayStyle, ScreenPosition, ScreenTheme } from '#contract/site/screen.ts';
import { inEveryLanguage } from '#contract/text/every-language.ts';
import type { ScreenKind } from './chooser-address.ts';

type Words = {
  title: string;
  intro: string;
  kind: string;
  kinds: Record<ScreenKind, string>;
  style: string;
  styles: Record<OverlayStyle, string>;
  theme: string;
  themes: Record<ScreenTheme, string>;
  pos: string;
  usual: string;
  positions: Record<ScreenPosition, string>;
  scale: string;
  language: string;
  mirror: string;
  show: string;
  preview: string;
  address: string;
  copy: string;
  copied: string;
  open: string;
  code: string;
  match: string;
};

export const CHOOSER_WORDS = inEveryLanguage<Words>({
  en: {
    title: 'For your stream and screens',
    intro:
      'Choose the screen, then copy its address into OBS or vMix as a browser source of 1920 x 1080, or open it on a TV.',
    kind: 'Screen',
    kinds: {
      overlay: 'Stream: this match',
      'overlay-court': 'Stream: this court, all day',
      board: 'TV: this match',
      'board-court': 'TV: this court, all day',
      venue: 'TV: all courts of the venue',
      referee: 'Phone of a referee: order of service, substitutions',
      announcer: 'Announcer: names, serves and changes to read aloud',
    },
    style: 'Form',
    styles: {
      bug: 'Score in a corner',
      strip: 'Score over the whole width',
      lower: 'Names of the match',
      recap: 'Sets so far',
      lineup: 'Line-ups',
    },
    theme: 'Colours',
    themes: { dark: 'Dark', light: 'Light' },
    pos: 'Place',
    usual: 'Usual',
    positions: {
      tl: 'Top left',
      tr: 'Top right',
      bl: 'Bottom left',
      br: 'Bottom right',
    },
    scale: 'Size in percent',
    language: 'Language',
    mirror: 'Mirror: the other team first',
    show: 'Show',
    preview: 'Preview',
    address: 'Address',
    copy: 'Copy the address',
    copied: 'Copied',
    open: 'Open the screen',
    code: 'QR code of the address, for a TV or a phone',
    match: 'Match page',
  },
  sw: {
    title: 'Kwa video na skrini zako',
    intro:
      'Chagua skrini, kisha nakili anwani yake kwenye OBS au vMix kama chanzo cha kivinjari cha 1920 x 1080, au ifungue kwenye TV.',
    kind: 'Skrini',
    kinds: {
      overlay: 'Video: mechi hii',
      'overlay-court': 'Video: kiwanja hiki, siku nzima',
      board: 'TV: mechi hii',
      'board-court': 'TV: kiwanja hiki, siku nzima',
      venue: 'TV: viwanja vyote vya ukumbi',
      referee: 'Simu ya mwamuzi: mpangilio wa kuanzisha, mabadiliko',
      announcer: 'Mtangazaji: majina, wanaoanzisha na mabadiliko ya kusoma',
    },
    style: 'Muundo',
    styles: {
      bug: 'Matokeo kwenye kona',
      strip: 'Matokeo kwa upana wote',
      lower: 'Majina ya mechi',
      recap: 'Seti zilizochezwa',
      lineup: 'Vikosi',
    },
    theme: 'Rangi',
    themes: { dark: 'Nyeusi', light: 'Nyeupe' },
    pos: 'Mahali',
    usual: 'Pa kawaida',
    positions: {
      tl: 'Juu kushoto',
      tr: 'Juu kulia',
      bl: 'Chini kushoto',
      br: 'Chini kulia',
    },
    scale: 'Ukubwa kwa asilimia',
    language: 'Lugha',
    mirror: 'Geuza: timu nyingine kwanza',
    show: 'Onyesha',
    preview: 'Mwonekano',
    address: 'Anwani',
    copy: 'Nakili anwani',
    copied: 'Imenakiliwa',
    open: 'Fungua skrini',
    code: 'Msimbo wa QR wa anwani, kwa TV au simu',
    match: 'Ukurasa wa mechi',
  },
});
