/** Words of what can be taken back; cards and the recap say them too. */
export const undoCopy = {
  undo: 'Annuler',
  removed: (name: string) => `${name} retiré du panier.`,
}
