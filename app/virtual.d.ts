declare module 'virtual:wavu-updater' {
  /** Address of the updater script, with its hash. */
  export const updaterHref: string;
}
