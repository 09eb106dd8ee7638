import type { ShapeName } from '../schema/things.ts';
import { ferry, outrigger, platform } from './boats.ts';
import { dome, granary, house, tent } from './buildings.ts';
import { palm } from './palm.ts';
import { bicycle, person } from './people.ts';
import { fern, tree, tuft } from './plants.ts';
import { pot } from './pottery.ts';
import { birds, fish, swimmer, whaleShark } from './sea-life.ts';
import type { Shape } from './shape.ts';
import { swing } from './swing.ts';

/** Every shape that a description can place, by its name. */
export const shapes: Readonly<Record<ShapeName, Shape>> = {
  bicycle,
  birds,
  dome,
  fern,
  ferry,
  fish,
  granary,
  house,
  outrigger,
  palm,
  person,
  platform,
  pot,
  swimmer,
  swing,
  tent,
  tree,
  tuft,
  whaleShark,
};
