/** CON 15#2: units that a frigate carries at the most. */
export const HOLD = 3;
