import { errorCopy } from '../../config/errorCopy'
import type { CardOutcome } from './cardOutcome'

/** Where it is paid: in the checkout, which can take its order up again, or late, in the account. */
export type PaidIn = 'checkout' | 'account'

type Unpaid = Exclude<CardOutcome['kind'], 'charged' | 'paid' | 'cardFailed'>

// A card that was sent, from here or elsewhere, may have been charged before: that money goes back by itself.
const CANCELED =
  'Cette commande a été annulée entre-temps. Si une carte a été débitée, la somme vous est rendue.'

/** Beside the provider's words on a card that its bank refuses or that has expired. */
export const otherCard = 'Payez avec une autre carte, ou voyez avec votre banque.'

export const cardOutcomeCopy: Record<PaidIn, Record<Unpaid, string>> = {
  checkout: {
    canceled: `${CANCELED} Réessayez\u00a0: une nouvelle commande sera passée.`,
    abandoned: 'Le paiement n’a pas été validé auprès de votre banque. Vous pouvez réessayer.',
    nothingCharged: errorCopy.checkoutIntentFailed,
    outcomeUnknown:
      'La banque n’a pas encore répondu. Ne payez pas une seconde fois avec une autre carte : réessayez ici, la même commande sera reprise.',
    connectionLost:
      'La connexion a été interrompue. Réessayez : la même commande sera reprise, elle ne peut être ni passée ni débitée deux fois.',
    signedOut:
      'Votre session a expiré\u00a0: reconnectez-vous, puis validez à nouveau. Rien de ce que vous avez saisi n’est perdu.',
  },
  account: {
    canceled: CANCELED,
    abandoned: 'Le paiement n’a pas été validé auprès de votre banque. Vous pouvez réessayer.',
    nothingCharged: errorCopy.accountIntentFailed,
    outcomeUnknown:
      'La banque n’a pas encore répondu. Ne payez pas une seconde fois autrement\u00a0: réessayez ici, le même paiement sera repris.',
    connectionLost:
      'La connexion a été interrompue. Réessayez\u00a0: le même paiement sera repris, il ne peut pas être débité deux fois.',
    signedOut: 'Votre session a expiré\u00a0: reconnectez-vous, puis validez à nouveau.',
  },
}
