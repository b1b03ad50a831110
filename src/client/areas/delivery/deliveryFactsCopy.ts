export const deliveryFactsCopy = {
  fee: (amount: string) => `Livraison ${amount} HT`,
  freeDelivery: 'Livraison offerte',
  minimum: (amount: string) => `minimum ${amount} HT`,
  orderBefore: (deadline: string) => `commandez avant ${deadline}`,
}
