/** Whether the person asked for less motion: things are shown where they come to rest. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
