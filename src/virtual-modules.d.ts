interface ImportMetaEnv {
  /** Address of the folder with the data of the site's pages. */
  readonly DATA_ADDRESS: string;
}

declare module 'virtual:icon-sprite' {
  /** Address of the file with the shapes of all icons that data may name. */
  export const ICON_SPRITE: string;
}
