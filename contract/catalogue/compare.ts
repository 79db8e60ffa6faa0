/** How many products are compared at once: as many as stand side by side. */
export const maxCompared = 4
