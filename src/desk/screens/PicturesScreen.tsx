export function PicturesScreen() {
  return null;
}
