import * as z from 'zod';

/** Body of `POST /api/picture`: a picture file to add. */
export const pictureBody = z.strictObject({
  /** Name of the file on the operator's computer. */
  name: z.string().min(1).max(300),
  /** In base64. */
  content: z.base64(),
});

/** Answer of `POST /api/picture`: the picture as it can be added by a step. */
export interface PictureAnswer {
  /** A path in the data folder that is free. */
  readonly file: string;
  /** Stands for the content in the step. */
  readonly reference: string;
  /** In pixels, upright. */
  readonly width: number;
  readonly height: number;
  /** What was done to it, and what is not good about it. */
  readonly notes: readonly ('turned' | 'place-removed' | 'smaller' | 'narrow')[];
}
