import type { ClosingRefusal } from '#domain/customer/accountClosing'
import { COMPANY, HELP_PHONE_WORDS } from '#domain/customer/company'
import { MODE_NAMES } from '../accountCopy'

const orders = `«\u00a0${MODE_NAMES.commandes}\u00a0»`

const problems: Readonly<Record<ClosingRefusal | 'SIGN_IN', string>> = {
  OPEN_ORDER: `Une commande est encore en cours\u00a0: elle doit d’abord être livrée, ou annulée. Vous la trouverez dans ${orders}.`,
  PAYMENT_DUE: `Une commande attend encore votre virement. Vous pourrez fermer votre compte quand nous l’aurons reçu\u00a0: elle est dans ${orders}.`,
  REFUND_DUE: `Un remboursement ne vous est pas encore parvenu. Vous pourrez fermer votre compte quand il sera fait\u00a0: suivez-le dans ${orders}.`,
  SIGN_IN:
    'Vous êtes connecté depuis un moment. Pour votre sécurité, reconnectez-vous, puis fermez votre compte.',
}

export const closeAccountCopy = {
  title: 'Fermer mon compte',
  lead: 'Vos informations, vos paniers, vos favoris et vos cartes enregistrées sont supprimés, et vos appareils déconnectés. Vos commandes et vos factures sont gardées dix ans, comme la loi l’exige.',
  open: 'Fermer mon compte',
  dialogTitle: 'Fermer votre compte\u00a0?',
  dialogText:
    'C’est définitif\u00a0: personne ne pourra le rouvrir. Vous pourrez en ouvrir un autre avec la même adresse, mais il sera vide.',
  keep: 'Garder mon compte',
  confirm: 'Fermer le compte',
  closed: 'Votre compte est fermé.',
  problems,
  failed: `Votre compte n’a pas pu être fermé ici. Appelez-nous au ${HELP_PHONE_WORDS}, ou écrivez à ${COMPANY.privacyEmail}\u00a0: nous nous en occupons.`,
} as const
