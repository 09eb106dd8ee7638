import type { CSSProperties } from 'react';
import type { RouteView } from '../../shared/page-data/map.ts';

/** Moves and scales a picture of this width so that one part of it fills the box around it. */
export function partStyle({ x, y, width, height }: RouteView['part'], whole: number): CSSProperties {
  return { width: percent(whole / width), left: percent(-x / width), top: percent(-y / height) };
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}
