import { peopleWords } from '../../../config/peopleWords'

export const orderHistoryCopy = {
  list: 'Vos commandes, la plus récente d’abord',
  order: (number: string) => `Commande ${number}`,
  delivered: (day: string, from: string, to: string) =>
    `Livraison le ${day} entre ${from} et ${to}`,
  people: peopleWords.inSentence,
  payable: (until: string) => `À régler avant ${until} pour être livré`,
  transferDue: (day: string) => `À régler par virement au plus tard le ${day}`,
  expired: 'Pas payée à temps\u00a0: elle va être annulée.',
  paid: 'Payée',
  unpaid: 'À régler',
  pay: 'Régler',
  ofOrder: (number: string) => `la commande ${number}`,
  more: 'Voir plus',
  moreFailed:
    'La suite de vos commandes n’a pas pu être chargée. Vérifiez votre connexion, puis réessayez.',
  emptyTitle: 'Pas encore de commande',
  empty: 'Vos commandes, leurs factures et leur suivi apparaîtront ici.',
  shop: 'Composer une commande',
  documentOf: (name: string, number: string) => `${name} de la commande ${number}`,
} as const
