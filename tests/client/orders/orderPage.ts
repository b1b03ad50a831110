import { screen } from '@testing-library/react'
import type { Responses } from '../../support/fakeApi'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { anAccountOrder } from './anOrder'

/** Opens an order of the account. */
export const openOrder = (changes: Record<string, unknown> = {}, more: Responses = {}) =>
  renderApp('/account/commandes/order-1', {
    api: { order: anAccountOrder(changes), getCustomerProfile: {}, ...more },
    user: CAMILLE,
  })

export const part = (name: string) => screen.findByRole('region', { name })
