import { screen, waitFor, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { Cart } from '#domain/cart/cart'
import { fillIn } from '../../support/fillIn'
import { CAMILLE } from '../../support/renderApp'
import { ADDRESS, aCart, units } from '../../support/shopFront'
import { MORE_THAN_KEPT, UNPAID } from '../../support/spoiltShop'
import { ACCEPTED, readyCart } from '../checkout/checkoutServer'
import { fillCard, payButton } from '../paying/cardForm'

type User = ReturnType<typeof userEvent.setup>
/** A screen that is opened, with what is done there. */
export type Visit = {
  path: string
  operations: readonly string[]
  /** One that is ready to be ordered unless said otherwise; null for none. */
  cart?: Cart | null
  /** Of a person who is not signed in. */
  isVisitors?: true
  /** Of a screen that was visited with another order: only what the responses of that visit did not hold is spoilt. */
  isAgain?: true
  /** What the screen cannot be used without. */
  landmark: () => Promise<HTMLElement>
  /** What leads to the operation, once the screen stands, and what its response changes. */
  act?: (user: User) => Promise<void>
}

const heading = (name: RegExp) => () => screen.findByRole('heading', { level: 1, name })
const press = (name: RegExp) => async (user: User) => {
  await user.click(await screen.findByRole('button', { name }))
}
const settled = () =>
  waitFor(() => expect(screen.queryAllByRole('button', { busy: true })).toEqual([]))
/** Waits for what came of a press to be said: that it is done, or that it is not. */
const hear = async (words: string) => {
  await settled()
  await screen.findAllByText(new RegExp(`^(${words}|Une erreur est survenue)`))
}

const changeInvoice = async (user: User) => {
  await press(/^Modifier la facturation/)(user)
  await fillIn(user, screen.getByRole('textbox', { name: /^Nom et prénom/ }), 'Camille R.')
  await fillIn(
    user,
    screen.getByRole('textbox', { name: /^Adresse/ }),
    '2 rue du Siège, 75002 Paris',
  )
  await press(/^Enregistrer$/)(user)
  await hear('Facturation mise à jour')
}

/** Together they send every operation whose response may hold null. */
export const VISITS: readonly Visit[] = [
  // The quickest page comes first: on it each field of what every page queries is spoilt alone.
  {
    path: '/account/cartes',
    operations: ['PageConfigurationQuery', 'cardsScreenQuery'],
    landmark: heading(/carte/i),
  },
  {
    path: '/',
    operations: ['shopScreenQuery', 'PageConfigurationQuery'],
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
  },
  {
    path: '/?personnes=4',
    operations: ['findUsualDeliveryQuery'],
    cart: null,
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
  },
  {
    path: '/?produit=1',
    operations: ['ProductDetailsQuery'],
    landmark: () => screen.findByRole('dialog', { name: 'Plateau Batignolles' }),
  },
  {
    path: '/?livraison=adresse',
    operations: ['findDeliveryZoneQuery', 'findDeliveryPointQuery'],
    landmark: () => screen.findByRole('combobox', { name: /^Adresse/ }),
    act: async (user) => {
      const field = await screen.findByRole('combobox', { name: /^Adresse/ })
      await user.clear(field)
      await user.type(field, '8 ru')
      await user.click(await screen.findByRole('option', { name: ADDRESS }))
    },
  },
  {
    path: '/',
    operations: ['useCompanyLocationsQuery'],
    cart: aCart({ address: null, items: [{ ...units(1), lineId: 'LIGNE-ROOM-SERVICE' }] }),
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
    act: async (user) => {
      await press(/^Ajouter Plateau Belleville/)(user)
      const dialog = within(await screen.findByRole('dialog', { name: /^Où livrons-nous/ }))
      await dialog.findByText(/^(Les adresses de votre entreprise|Votre entreprise n’a pas)/)
    },
  },
  {
    path: '/?livraison=jour',
    operations: ['pricedInventoryQuery', 'CartMoveTotalsQuery'],
    landmark: () => screen.findByRole('dialog', { name: /Quel jour/ }),
    act: async (user) => {
      const panel = within(await screen.findByRole('dialog', { name: /Quel jour/ }))
      await user.click(await panel.findByRole('button', { name: /mercredi 25(?!\snovembre\s·)/ }))
      const dialog = within(await screen.findByRole('dialog', { name: /^Changer de jour/ }))
      await dialog.findByText(/^(Nouveau total|La boutique n’a pas répondu.*)$/)
      expect(dialog.getByRole('button', { name: 'Vider et changer' })).toBeEnabled()
    },
  },
  {
    path: '/cart',
    operations: ['cartScreenQuery', 'CartWalletQuery'],
    landmark: () => screen.findByRole('button', { name: 'Commander' }),
    // It stands below the cart, or not at all.
    act: async () => {
      const wallet = screen.findByRole('form', { name: 'Paiement express' }, { timeout: 1_000 })
      await wallet.catch(() => undefined)
      expect(screen.getByRole('button', { name: 'Commander' })).toBeEnabled()
    },
  },
  {
    path: '/cart',
    operations: ['useSetCartMutation'],
    cart: readyCart({ items: [units(MORE_THAN_KEPT)] }),
    landmark: () => screen.findByRole('button', { name: 'Commander' }),
    act: async () => {
      await screen.findByText(/^(retiré|À partir de|Votre panier n’a pas pu être enregistré)/)
    },
  },
  { path: '/order', operations: ['orderScreenQuery'], landmark: heading(/^Vérifiez/) },
  {
    path: '/order/livraison',
    operations: ['orderScreenQuery'],
    landmark: () => screen.findByLabelText(/^Téléphone/),
  },
  {
    path: '/order/paiement',
    operations: ['orderScreenQuery'],
    landmark: () => screen.findByText(/^Payer/),
  },
  // The quickest page with all of an order comes before the others: most fields of an order are spoilt alone on it.
  {
    path: '/track/order-1/jeton',
    operations: ['trackScreenQuery'],
    landmark: heading(/T-24815|number/),
  },
  {
    path: '/account/commandes/order-1',
    operations: ['accountOrderScreenQuery', 'pricedInventoryQuery'],
    landmark: heading(/T-24815/),
    act: async (user) => {
      await press(/^Recommander/)(user)
      const dialog = within(await screen.findByRole('dialog', { name: /^Recommander/ }))
      await dialog.findByText(/^(Ce qui sera dans votre panier|Aucun de ces plats|Nous ne livrons)/)
    },
  },
  {
    path: '/order/confirmation?commande=order-1',
    operations: ['confirmationScreenQuery'],
    landmark: heading(/^Merci/),
  },
  {
    path: `/order/confirmation?commande=${UNPAID}`,
    isAgain: true,
    operations: ['confirmationScreenQuery'],
    landmark: heading(/paiement/i),
  },
  {
    path: '/account/commandes',
    operations: ['ordersScreenQuery', 'OrderHistoryPageQuery', 'OrderRowReorderQuery'],
    landmark: () => screen.findByRole('list', { name: /^Vos commandes/ }),
    act: async (user) => {
      await press(/^Voir plus/)(user)
      await screen.findByRole('link', { name: 'Commande T-24814' })
      await press(/^Recommander la commande T-24815/)(user)
      await screen.findByText(/^Livraison à la même adresse/)
    },
  },
  {
    path: `/account/commandes/${UNPAID}`,
    operations: ['useMayHaveIntentQuery'],
    landmark: payButton,
    act: async (user) => {
      await fillCard(user, ACCEPTED)
      await user.click(await payButton())
      await screen.findByText(/vous n'avez pas été débité|^La banque n’a pas encore répondu/)
    },
  },
  {
    path: '/account/commandes/order-1',
    operations: ['OrderDocumentsQuery', 'OrderRepeatMutation', 'useUpdateInvoiceMutation'],
    landmark: heading(/T-24815/),
    act: async (user) => {
      // Who comes back to the page has the links to the documents renewed.
      window.dispatchEvent(new Event('focus'))
      await press(/^Répéter chaque/)(user)
      await hear('C’est noté')
      await changeInvoice(user)
    },
  },
  {
    path: `/account/commandes/${UNPAID}`,
    isAgain: true,
    operations: ['accountOrderScreenQuery', 'useUpdateInvoiceMutation'],
    landmark: heading(/T-24816/),
    act: changeInvoice,
  },
  {
    path: '/account/commandes/order-1',
    operations: ['useRecoveryAddressQuery'],
    landmark: heading(/T-24815/),
    act: async (user) => {
      await press(/^Modifier la reprise/)(user)
      await user.click(screen.getByRole('radio', { name: /^Ailleurs/ }))
      await user.type(screen.getByRole('combobox', { name: /^Adresse de la reprise/ }), '8 ru')
      await user.click(await screen.findByRole('option', { name: ADDRESS }))
      await waitFor(() => expect(screen.queryByText(/^Nous vérifions/)).not.toBeInTheDocument())
      await user.click(screen.getByRole('radio', { name: /^À l’adresse de livraison/ }))
      expect(screen.getByRole('button', { name: 'Valider la reprise' })).toBeEnabled()
    },
  },
  {
    path: '/account/informations',
    operations: ['profileScreenQuery', 'useUpdateCustomerMutation'],
    landmark: () => screen.findByLabelText(/^Prénom/),
    act: async (user) => {
      await press(/^Enregistrer/)(user)
      await hear('Vos informations sont')
    },
  },
  {
    path: '/account/mot-de-passe',
    operations: ['passwordScreenQuery', 'useAddPasskeyMutation', 'DeletePasskeyDialogMutation'],
    landmark: heading(/Mot de passe/),
    act: async (user) => {
      await press(/^Créer une clé/)(user)
      await hear('Votre clé d’accès est créée')
      await press(/^Supprimer la clé/)(user)
      await press(/^Supprimer$/)(user)
      await hear('La clé d’accès est supprimée')
    },
  },
  {
    path: '/account/regulieres',
    operations: [
      'plansScreenQuery',
      'usePlanActionsSkipMutation',
      'usePlanActionsPauseMutation',
      'useEndPlanMutation',
    ],
    landmark: heading(/régulières/i),
    act: async (user) => {
      await press(/^Sauter/)(user)
      await settled()
      await press(/^Mettre en pause/)(user)
      await settled()
      await press(/^Arrêter/)(user)
      const dialog = within(await screen.findByRole('dialog', { name: /^Arrêter/ }))
      await user.click(dialog.getByRole('button', { name: 'Arrêter' }))
      await hear('La commande régulière est arrêtée')
    },
  },
  {
    path: `/track/${UNPAID}/jeton`,
    isAgain: true,
    operations: ['trackScreenQuery'],
    landmark: heading(/T-24816|number/),
  },
  {
    path: '/auth?retour=/order/livraison',
    operations: ['sessionUserQuery'],
    isVisitors: true,
    landmark: () => screen.findByRole('form', { name: 'Se connecter' }),
    act: async (user) => {
      const form = within(screen.getByRole('form', { name: 'Se connecter' }))
      await fillIn(user, form.getByLabelText('Adresse e-mail'), CAMILLE.email)
      await fillIn(user, form.getByLabelText('Mot de passe'), 'Demo-Tablee-2026')
      await user.click(form.getByRole('button', { name: 'Se connecter' }))
      await screen.findByLabelText(/^Téléphone/)
    },
  },
  {
    path: '/',
    operations: ['AsLastTimeQuery'],
    cart: null,
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
  },
]
