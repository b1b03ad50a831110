export const deliveryFactsCopy = {
  fee: (amount: string) => `Livraison ${amount}\u00a0HT`,
  freeDelivery: 'Livraison offerte',
  minimum: (amount: string) => `minimum ${amount}\u00a0HT`,
  orderBefore: (deadline: string) => `commandez avant ${deadline}`,
}
