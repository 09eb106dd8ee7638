import { sweepPart } from '../helpers/sweep-part.ts';

sweepPart(1, 4);
