import type { Brush } from './shape.ts';

/** A swing between two posts, 340 units high and 320 wide, with someone on it who looks away. Colours: timber, rope, clothes, body. */
export function swing(brush: Brush): string {
  const posts = `<path ${brush.fill(0)} d="M-146-336L-134-338L-126 0H-142zM134-338L146-336L142 0H126zM-172-322L172-330V-318L-172-310zM-136-262L-104-322L-98-320L-131-250zM136-266L104-326L98-324L131-254z"/>`;
  const ropes = `<path ${brush.stroke(1)} fill="none" stroke-width="3" d="M-46-314L-36-92M50-316L38-92"/>`;
  const person = `<path ${brush.fill(2)} d="M-16-142Q0-152 17-142L22-116L16-90H-16L-22-116z"/><path ${brush.fill(3)} d="M-15-140L-40-172L-37-178L-8-148zM16-140L42-174L39-180L9-148zM-12-84L-16-48L-22-36L-15-34L-6-50L-1-84zM12-84L16-50L12-38L19-36L25-50L22-84z"/><circle cx="0" cy="-161" r="12" ${brush.fill(3)}/><path ${brush.fill(3)} d="M-11-164Q0-182 11-164L13-138Q0-132-13-138z"/>`;
  const seat = `<path ${brush.fill(0)} d="M-46-94H48V-84H-46z"/>`;
  return posts + ropes + person + seat;
}
