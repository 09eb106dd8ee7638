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

/** A ferry, 320 units long, seen from the side. Colours: hull, decks, stripe, windows. */
export function ferry(brush: Brush): string {
  const hull = `<path ${brush.fill(0)} d="M-160-34L-150 0H132Q150-10 168-44L112-38H-160z"/><path ${brush.fill(2)} d="M-157-24L-155-16H147L155-25z"/>`;
  const decks = `<path ${brush.fill(1)} d="M-156-36V-62H-140V-84H-128V-102H66L82-84H98L112-62H130L140-36zM30-102L36-122H72L80-102zM-112-102V-138H-82L-78-102z"/>`;
  const dark = `<path ${brush.fill(3)} d="M-146-56H116V-49H-146zM-132-77H90V-71H-132zM-118-96H58V-91H-118zM40-117H72V-110H40zM-112-138H-82V-126H-112z"/>`;
  const masts = `<path ${brush.stroke(1)} stroke-width="3" d="M52-122V-156M46-122V-142M146-42V-78"/>`;
  return masts + hull + decks + dark;
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
