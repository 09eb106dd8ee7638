import type { Brush } from './shape.ts';

/** An outrigger canoe under sail with two of crew, 240 units long, seen from the side. Colours: hull, trim, sail, shaded sail, crew. */
export function outrigger(brush: Brush): string {
  const sail =
    brush.variant === 1
      ? ''
      : `<path ${brush.fill(2)} d="M-58-34Q-10-120 74-214Q96-120 92-30Q10-22-58-34z"/><path ${brush.fill(3)} d="M-58-34Q-2-110 74-214Q60-110 18-29Q-22-28-58-34zM56-27Q80-110 74-214Q96-120 92-30z"/><path ${brush.stroke(0)} stroke-width="4" stroke-linecap="round" fill="none" d="M-70-28Q-6-118 80-222M-62-33Q14-20 100-30M12-14L32-162"/>`;
  const crew = `<path ${brush.fill(4)} d="M-38-16q-2-22 6-32a6 6 0 1 1 8 0q7 8 5 20l12 8-2 4-16-4v6zM58-18q-3-18 4-27a5.5 5.5 0 1 1 7 0q8 8 6 27z"/>`;
  const hull = `<path ${brush.fill(0)} d="M-128-32Q-108-18-84-16H88Q112-20 134-40Q122-8 92 2H-84Q-114-4-128-32z"/><path ${brush.fill(1)} d="M-128-32Q-108-18-84-16H88Q112-20 134-40Q128-22 116-14Q104-8 88-8H-84Q-110-10-128-32z"/>`;
  const arms = `<path ${brush.stroke(1)} fill="none" stroke-width="4" stroke-linecap="round" d="M-50-14Q-46-34-30-22T-24 16M50-14Q54-34 70-22T76 16"/><path ${brush.stroke(1)} fill="none" stroke-width="7" stroke-linecap="round" d="M-92 15Q0 22 128 13"/>`;
  return sail + crew + hull + arms;
}

/** A small car ferry, 320 units long, seen from the side. Colours: hull, decks, stripe, windows. */
export function ferry(brush: Brush): string {
  const hull = `<path ${brush.fill(0)} d="M-158-30L-148 2H138Q152-10 164-58L150-60L140-30z"/><path ${brush.fill(2)} d="M-156-24L-154-15H146L149-24z"/>`;
  const decks = `<path ${brush.fill(1)} d="M-156-30V-58H140L144-30zM-140-58V-80H112L120-58zM64-80V-100H98L104-80zM-112-80V-106H-88L-84-80z"/>`;
  const dark = `<path ${brush.fill(3)} d="M-144-50h22v13h-22zM-114-50h22v13h-22zM-84-50h22v13h-22zM-54-50h22v13h-22zM-24-50h22v13h-22zM6-50h22v13H6zM36-50h22v13H36zM-132-74H108L111-66H-132zM68-96H96L98-88H68z"/><path ${brush.fill(2)} d="M-112-106H-88V-96H-112z"/>`;
  const rails = `<path ${brush.stroke(1)} fill="none" stroke-width="2.5" d="M-80-86H62M82-100V-132M74-118H90M146-58V-84"/>`;
  return rails + hull + decks + dark;
}

/** A fishing platform on outriggers with its mast, stays and hanging net, 460 units wide. Colours: timber, deck house, lamp. */
export function platform(brush: Brush): string {
  const hull = `<path ${brush.fill(0)} d="M-96-26L-78 4H78L108-32L60-24H-60z"/><path ${brush.fill(1)} d="M-44-26V-58H34V-26zM-54-60L-36-74H28L46-60z"/>`;
  const spars = `<path ${brush.stroke(0)} fill="none" stroke-width="4" d="M-230-22H230M-230-12H230M-230-22V-6M230-22V-6M-160-22V-6M160-22V-6M0-58V-170"/>`;
  const stays = `<path ${brush.stroke(0)} fill="none" stroke-width="1.6" d="M0-166L-230-22M0-166L-160-22M0-166L-90-24M0-166L230-22M0-166L160-22M0-166L90-24"/>`;
  const lamps = [-190, -130, 130, 190]
    .map((x) => `<circle cx="${x}" cy="-4" r="6" ${brush.fill(2)}/>`)
    .join('');
  return spars + stays + hull + lamps;
}
