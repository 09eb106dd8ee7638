import { sweepPart } from '../helpers/sweep-part.ts';

sweepPart(4, 4);
