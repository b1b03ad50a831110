/** What the cart says while nothing is in it; the rest of its words come with the first item. */
export const emptyCartCopy = {
  title: 'Votre commande',
  empty: 'Votre panier est vide',
  advice: 'Ajoutez ce qui vous fait envie\u00a0: le total s’affiche ici.',
}
