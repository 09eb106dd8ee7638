import { between, createRandom } from '../../random.ts';
import type { Brush } from './shape.ts';

const BODY =
  'M330-14C330-50 290-80 220-94C120-112 20-112-70-92C-160-72-240-46-316-22Q-344-84-410-128Q-384-66-372-12Q-378 34-404 78Q-340 46-312 10C-220 40-110 74 20 80C130 86 250 74 304 40C324 26 332 8 330-14z';
const BACK =
  'M330-14C330-50 290-80 220-94C120-112 20-112-70-92C-160-72-240-46-316-22Q-344-84-410-128Q-384-66-372-12Q-340-6-312-2C-200 20-60 26 60 20C170 14 270 14 330-14z';

interface Marks {
  /** Spots by size: fine on the head, larger along the flank. */
  readonly dots: readonly [fine: string, middle: string, large: string];
  readonly bars: string;
}

/** Spots in loose columns across the back, with pale bars between, as only this fish wears them. */
function spots(): Marks {
  const random = createRandom(12);
  const dots: [string, string, string] = ['', '', ''];
  let bars = '';
  for (let column = 0; column < 28; column += 1) {
    const x = 306 - column * 22;
    const upper = -82 + (x > 180 ? (x - 180) * 0.34 : 0) + (x < -100 ? (-100 - x) * 0.28 : 0);
    const lower = 14 - (x < -100 ? (-100 - x) * 0.06 : 0) - (x > 180 ? (x - 180) * 0.12 : 0);
    const rows = Math.max(2, Math.round((lower - upper) / (x > 170 ? 15 : 19)));
    for (let row = 0; row < rows; row += 1) {
      const y = upper + ((lower - upper) * (row + 0.5 * (column % 2) + between(random, -0.2, 0.2))) / rows;
      const size = x > 170 ? 0 : row === 0 || x < -200 || random() < 0.25 ? 1 : 2;
      dots[size] += `M${Math.round(x + between(random, -6, 6))} ${Math.round(y)}h0`;
    }
    if (column % 2 === 1 && x < 170 && x > -260) {
      const bend = Math.round(between(random, -6, 2));
      bars += `M${x + 11} ${Math.round(upper)}q${bend} ${Math.round((lower - upper) / 2)} 0 ${Math.round(lower - upper)}`;
    }
  }
  return { dots, bars };
}

/** A whale shark, 740 units long, swimming to the right, seen from the side. Colours: belly, back, lit back, marks, shaded belly. */
export function whaleShark(brush: Brush): string {
  const { canvas } = brush;
  const clip = canvas.define((id) => `<clipPath id="${id}"><path d="${BODY}"/></clipPath>`);
  const marks = spots();
  const fins = `<path ${brush.fill(1)} d="M-14-98Q-70-150-122-160Q-104-118-112-84zM-190-58Q-222-84-246-88Q-236-66-240-44z"/><path ${brush.fill(4)} d="M-120 62Q-150 92-182 98Q-172 74-168 50z"/>`;
  const body = `<path ${brush.fill(0)} d="${BODY}"/><g clip-path="url(#${clip})"><path ${brush.fill(4)} d="M-420 20Q-100 96 120 78T340 40V120H-420z"/><path ${brush.fill(1)} d="${BACK}"/><path ${brush.fill(2)} d="M330-40C250-82 120-100-20-88C-140-76-250-44-330-24L-420-140H340z"/><path ${brush.fill(1)} d="M-300-40L-420-140V100L-300 24Q-318-8-300-40z"/></g>`;
  const ridges = `<path ${brush.stroke(3)} opacity=".2" fill="none" stroke-width="3" d="M250-66C120-92-40-88-300-22M262-40C120-60-60-50-306-10M262-16C120-26-60-14-300 0"/>`;
  const pattern = `<path ${brush.stroke(3)} opacity=".16" fill="none" stroke-width="3" d="${marks.bars}"/><g ${brush.stroke(3)} opacity=".85" stroke-linecap="round"><path stroke-width="4" d="${marks.dots[0]}"/><path stroke-width="6" d="${marks.dots[1]}"/><path stroke-width="8.5" d="${marks.dots[2]}"/></g>`;
  const head = `<path ${brush.stroke(4)} fill="none" stroke-width="5" stroke-linecap="round" d="M184-46Q170-10 178 26M166-50Q152-12 160 28M148-52Q134-14 142 30M330-8Q318 12 270 12"/><circle cx="272" cy="-16" r="8.5" ${brush.fill(0)}/><circle cx="273" cy="-16" r="5.5" ${brush.fill(1)}/>`;
  const near = `<path ${brush.fill(1)} d="M150 34Q96 60 40 150Q20 186-6 204Q60 196 112 140Q160 92 196 44z"/><path ${brush.fill(2)} d="M150 34Q96 60 40 150Q20 186-6 204Q30 160 84 106Q120 66 170 40z"/>`;
  return fins + body + ridges + pattern + head + near;
}

/** A small fish, 40 units long, swimming to the right. Colours: body. */
export function fish(brush: Brush): string {
  return `<path ${brush.fill(0)} d="M22 0Q8-11-8-3L-20-10Q-15 0-20 10L-8 3Q8 11 22 0z"/>`;
}

/** Someone who snorkels, 150 units long, to the right at the surface. Colours: skin, suit, mask, fins. */
export function swimmer(brush: Brush): string {
  const body = `<path ${brush.fill(1)} d="M44-10Q20-20-8-12L-52-6L-54 4L-8 8Q30 12 46 2z"/><path ${brush.fill(0)} d="M-50-6L-96-2L-97 4L-52 4zM-40 2L-86 14L-85 20L-34 8zM40-4L58 14L84 24L82 29L52 22L32 4z"/>`;
  const fins = `<path ${brush.fill(3)} d="M-94-3L-134-12L-136 0L-96 5zM-83 13L-120 22L-118 33L-84 21z"/>`;
  const head = `<circle cx="58" cy="-6" r="11.5" ${brush.fill(0)}/><path ${brush.fill(2)} d="M58-8h13v12h-10z"/><path ${brush.stroke(2)} fill="none" stroke-width="3" stroke-linecap="round" d="M64 6Q72-4 60-28"/>`;
  return fins + body + head;
}

/** Birds far off, gliding. Colours: wings. */
export function birds(brush: Brush): string {
  return `<path ${brush.stroke(0)} fill="none" stroke-width="3" stroke-linecap="round" d="M0 0q10-14 22 0q12-14 24-2M58-34q8-11 17 0q9-11 18-1M-46-28q7-9 15 0q8-9 15-1M84 8q6-8 13 0q7-8 13 0"/>`;
}
