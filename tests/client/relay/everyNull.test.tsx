// Its code comes below the cart, later than the cart.
import '../../../src/client/areas/checkout/express/CartWallet'
import { cleanup, configure, screen, within } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { ADDRESS } from '../../support/shopFront'
import {
  createSpoiltShop,
  nullableFieldsOfOperations,
  type NullableField,
  type Spoil,
} from '../../support/spoiltShop'
import { readyCart } from '../checkout/checkoutServer'

// Every screen once as a developer's browser renders it: each component twice, each effect again after it was undone.
configure({ reactStrictMode: true })

type User = ReturnType<typeof userEvent.setup>
type Visit = {
  path: string
  operations: readonly string[]
  /** Without a cart, which is then begun as usual. */
  hasNoCart?: true
  /** What the screen cannot be used without. */
  landmark: () => Promise<unknown>
  /** What leads to the operation, once the screen stands. */
  act?: (user: User) => Promise<void>
}

const heading = (name: RegExp) => () => screen.findByRole('heading', { level: 1, name })
const press = (name: RegExp) => async (user: User) => {
  await user.click(await screen.findByRole('button', { name }))
}

const VISITS: readonly Visit[] = [
  {
    path: '/',
    operations: ['shopScreenQuery', 'PageConfigurationQuery', 'useSetCartMutation'],
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
  },
  {
    path: '/?personnes=4',
    operations: ['findUsualDeliveryQuery'],
    hasNoCart: true,
    landmark: () => screen.findByRole('article', { name: /Batignolles/ }),
  },
  {
    path: '/',
    operations: ['AsLastTimeQuery'],
    hasNoCart: true,
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
    path: '/?livraison=jour',
    operations: ['pricedInventoryQuery', 'CartMoveTotalsQuery'],
    landmark: () => screen.findByRole('dialog', { name: /Quel jour/ }),
    act: async (user) => {
      const panel = within(await screen.findByRole('dialog', { name: /Quel jour/ }))
      await user.click(await panel.findByRole('button', { name: /mercredi 25/ }))
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
  {
    path: '/order/confirmation?commande=order-1',
    operations: ['confirmationScreenQuery'],
    landmark: heading(/^Merci/),
  },
  {
    path: '/account/commandes',
    operations: ['ordersScreenQuery', 'OrderRowReorderQuery'],
    landmark: () => screen.findByRole('list', { name: /^Vos commandes/ }),
    act: press(/^Recommander la commande/),
  },
  {
    path: '/account/commandes/order-1',
    operations: ['accountOrderScreenQuery', 'pricedInventoryQuery', 'useCompanyPlacesQuery'],
    landmark: heading(/T-24815/),
    act: press(/^Recommander/),
  },
  {
    path: '/account/informations',
    operations: ['profileScreenQuery', 'useUpdateCustomerMutation'],
    landmark: () => screen.findByLabelText(/^Prénom/),
    act: press(/^Enregistrer/),
  },
  {
    path: '/account/mot-de-passe',
    operations: ['passwordScreenQuery'],
    landmark: heading(/Mot de passe/),
  },
  {
    path: '/account/regulieres',
    operations: ['plansScreenQuery'],
    landmark: heading(/régulières/i),
  },
  { path: '/account/cartes', operations: ['cardsScreenQuery'], landmark: heading(/carte/i) },
  {
    path: '/track/order-1/jeton',
    operations: ['trackScreenQuery'],
    landmark: heading(/T-24815|number/),
  },
]

const FIELDS = nullableFieldsOfOperations()

/** Opens the screen with these fields spoilt; rejects when it cannot be used. */
async function visit(
  { path, hasNoCart, landmark, act }: Visit,
  spoilt: readonly string[],
  how: Spoil,
) {
  const api = createSpoiltShop(new Set(spoilt), how)
  const { user } = await renderApp(path, {
    api,
    user: CAMILLE,
    ...(hasNoCart ? {} : { cart: readyCart() }),
  })
  await landmark().catch(() => {
    throw new Error(`${path} shows: ${screen.getByRole('main').textContent}`)
  })
  await act?.(user)
  expect(screen.getByRole('link', { name: 'Tablée, accueil' })).toBeVisible()
  const failed = within(screen.getByRole('main')).queryByRole('heading', { name: /^Unexpected/ })
  expect(failed).not.toBeInTheDocument()
  cleanup()
  return api
}

/** Fields that hold others are spoilt one by one, the others at once. */
function groupsOf(fields: readonly NullableField[]): string[][] {
  const names = (isObject: boolean) =>
    fields.filter((field) => field.isObject === isObject).map(({ name }) => name)
  return [names(false), ...names(true).map((name) => [name])].filter(({ length }) => length > 0)
}

/** Which of a group it was. */
async function culpritsIn(place: Visit, group: readonly string[], how: Spoil): Promise<string[]> {
  const works = (names: readonly string[]) =>
    visit(place, names, how).then(
      () => true,
      () => false,
    )
  if (await works(group)) return []
  cleanup()
  if (group.length === 1) return [...group]
  const culprits: string[] = []
  for (const name of group) {
    if (!(await works([name]))) culprits.push(name)
    cleanup()
  }
  return culprits.length > 0 ? culprits : [group.join(' + ')]
}

test('every operation whose response may hold null is met by a visit, or says why not', () => {
  const elsewhere = [
    // Returns the keys of the account, whose page stands among the visits.
    'DeletePasskeyDialogMutation',
    // Returns the plan again, whose page stands among the visits.
    'EndPlanDialogMutation',
    // Query again what the pages of an order and of the orders show, which stand among the visits.
    'OrderDocumentsQuery',
    'OrderHistoryPageQuery',
    // Returns the new plan, as above.
    'OrderRepeatMutation',
    // Sent while a session begins: fields of the user that no screen shows alone.
    'sessionUserQuery',
    // Returns the keys of the account, as above.
    'useAddPasskeyMutation',
    // Return the plan again, as above.
    'usePlanActionsPauseMutation',
    'usePlanActionsSkipMutation',
    // Sent from inside forms that these visits open: the same lookups as those of the delivery bar.
    'useRecoveryAddressQuery',
    // Returns the order again, whose page stands among the visits.
    'useUpdateInvoiceMutation',
  ]
  const met = VISITS.flatMap(({ operations }) => operations)
  expect([...FIELDS.keys()].filter((name) => !met.includes(name))).toEqual(elsewhere)
})

describe.each(VISITS)('$path', (place) => {
  const fields = place.operations.flatMap((name) => FIELDS.get(name) ?? [])
  const unique = [...new Map(fields.map((field) => [field.name, field])).values()]

  test('sends what it is visited for when nothing is wrong', async () => {
    const api = await visit(place, [], 'null')
    const sent = new Set(api.requests.map(({ operationName }) => operationName))
    const later = [
      'useSetCartMutation',
      'pricedInventoryQuery',
      'useCompanyPlacesQuery',
      'useUpdateCustomerMutation',
      'ProductDetailsQuery',
      'findDeliveryPointQuery',
      'findDeliveryZoneQuery',
      // Finds in the store what the shop has read for its own totals.
      'CartMoveTotalsQuery',
    ]
    expect(place.operations.filter((name) => !later.includes(name) && !sent.has(name))).toEqual([])
  })

  test.each(['null', 'error'] as const)('stands with every nullable field as %s', async (how) => {
    // What a part of a page that shows its own failure throws, React reports.
    expectConsoleErrors(/Spoilt|error boundary/)
    for (const group of groupsOf(unique)) {
      expect(await culpritsIn(place, group, how)).toEqual([])
    }
  })
})
