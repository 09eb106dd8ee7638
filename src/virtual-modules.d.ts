declare module 'virtual:icon-sprite' {
  /** Address of the file with the shapes of all icons that data may name. */
  export const ICON_SPRITE: string;
}
