import { sweepPart } from '../helpers/sweep-part.ts';

sweepPart(2, 4);
