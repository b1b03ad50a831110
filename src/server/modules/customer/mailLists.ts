/** A sort of mail that can be stopped. Mails about an order or an account cannot. */
type MailList = {
  id: 'newsletter' | 'feedback' | 'invitations'
  name: string
  description: string
  /** No one without an account or a subscription gets it. */
  isForCustomers: boolean
}

export type MailListId = MailList['id']

export const MAIL_LISTS: readonly MailList[] = [
  {
    id: 'newsletter',
    name: 'Les nouveautés de la carte',
    description: 'Les plats de la saison et les nouvelles gammes, une fois par mois.',
    isForCustomers: true,
  },
  {
    id: 'feedback',
    name: 'Votre avis après une livraison',
    description: 'Quelques questions après chaque commande livrée, une seule fois.',
    isForCustomers: true,
  },
  {
    id: 'invitations',
    name: 'Les invitations de vos contacts',
    description: 'Un message quand un client de Tablée vous recommande la maison.',
    isForCustomers: false,
  },
]

export const isMailListId = (id: string): id is MailListId =>
  MAIL_LISTS.some((list) => list.id === id)
