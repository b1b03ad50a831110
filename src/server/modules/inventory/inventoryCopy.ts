/** Words for customers. */
export const inventoryCopy = {
  closedDay: 'Nous ne livrons pas ce jour-là',
  soldOut: 'Épuisé pour ce jour',
}
