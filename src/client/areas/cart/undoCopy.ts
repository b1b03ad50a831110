/** What was taken out and can be taken back; cards and the recap say it too. */
export const undoCopy = {
  removed: (name: string) => `${name} retiré du panier.`,
}
