import { screen } from '@testing-library/react'
import type { FakeApi } from '../../support/fakeApi'
import { renderApp } from '../../support/renderApp'
import { fillCard, payButton } from '../paying/cardForm'
import { ACCEPTED, createCheckout, readyCart } from './checkoutServer'

const VISITOR = {
  email: 'claire@bureau.example',
  hasAccount: false,
  key: '8b0e3c9e-6f0f-4a53-9a34-0d5f0c8f9a11',
}

/** Pays as a visitor whose account is not opened. */
async function payWithout(errors: readonly object[]) {
  const checkout = createCheckout({ checkEmail: false })
  const fetch: FakeApi['fetch'] = async (url, request) =>
    String(request?.body).includes('useOpenAccountMutation')
      ? Response.json({ data: null, errors })
      : checkout.fetch(url, request)
  const { user } = await renderApp('/order/paiement', {
    api: { ...checkout, fetch },
    cart: readyCart(),
    inTab: { 'tablee.visitor': VISITOR },
  })
  await fillCard(user, ACCEPTED)
  await user.click(screen.getByRole('checkbox', { name: /J’accepte les conditions générales/ }))
  await user.click(await payButton())
  return checkout
}

const error = (message: string, extensions?: object) => ({ message, extensions })
const about = (fields: object) => ({ code: 'BAD_USER_INPUT', fields })

const otherServers: [string, object[], string][] = [
  [
    'several errors',
    [error('Adresse refusée.'), error('Domaine inconnu.')],
    'Adresse refusée.\nDomaine inconnu.',
  ],
  [
    'a sentence beside the name of a field',
    [error('Ce prénom est trop court.', about({ firstname: 'REQUIRED' }))],
    'Ce prénom est trop court.',
  ],
  [
    'a sentence in the place of a code, then one about no field',
    [error('NOPE', about({ email: 'Adresse trop courte.' })), error('Domaine inconnu.')],
    'Adresse trop courte.\nDomaine inconnu.',
  ],
  [
    'the same sentence twice',
    [error('Adresse refusée.'), error('Adresse refusée.')],
    'Adresse refusée.',
  ],
  [
    'a sentence that says how long to wait',
    [error('Réessayez dans une heure.', { code: 'RATE_LIMITED' })],
    'Réessayez dans une heure.',
  ],
  [
    'codes without words',
    [error('NOPE', about({ firstname: 'REQUIRED', email: 'EMAIL' }))],
    'Indiquez votre prénom.\nSaisissez une adresse e-\u2060mail complète, par exemple prenom@entreprise.fr.',
  ],
  [
    'an outcome that is not known, twice',
    [error('Vérifiez s’il a eu lieu.', { code: 'OUTCOME_UNKNOWN' })],
    'La boutique est très sollicitée en ce moment. Réessayez dans un instant\u00a0: rien de ce que vous avez saisi n’est perdu.',
  ],
]

test.each(otherServers)(
  'why another back end opens no account is told in its own words: %s',
  async (_, errors, words) => {
    const { orders } = await payWithout(errors)
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(await payButton()).toBeEnabled()
    expect(orders.size).toBe(0)
  },
)
