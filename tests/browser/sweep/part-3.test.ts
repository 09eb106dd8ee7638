import { sweepPart } from '../helpers/sweep-part.ts';

sweepPart(3, 4);
