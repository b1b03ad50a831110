/** How many of an article, on one line with the first word of its name: `5 × Plateau Batignolles`. */
export const formatUnits = (quantity: number, name: string): string =>
  `${quantity}\u00a0×\u00a0${name}`
