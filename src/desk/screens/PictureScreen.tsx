export function PictureScreen() {
  return null;
}
