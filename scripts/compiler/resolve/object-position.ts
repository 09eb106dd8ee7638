/** What stays in view where a picture is cropped, from shares of its width and height to the words of CSS: "60% 40%". */
export function objectPosition({ x, y }: { readonly x: number; readonly y: number }): string {
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;
  return `${percent(x)} ${percent(y)}`;
}
