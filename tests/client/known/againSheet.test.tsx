// Its code comes with the first visit: the first test would wait for the compiler.
import '../../../src/client/areas/known/AsLastTime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expectConsoleErrors } from '../../support/consoleErrors'
import { CAMILLE, renderApp } from '../../support/renderApp'
import { createCheckout } from '../checkout/checkoutServer'
import { payButton } from '../paying/cardForm'
import { FRIDAY, KNOWN, openButton, openSheet, sheet } from './knownCustomer'

/** The sheet on a line that can be cut. */
async function openOnLine() {
  expectConsoleErrors(/Failed to fetch/)
  const api = createCheckout(KNOWN)
  const line = { isCut: false }
  const fetch: typeof api.fetch = async (url, request) =>
    line.isCut ? Promise.reject(new TypeError('Failed to fetch')) : api.fetch(url, request)
  const app = await renderApp('/', { api: { ...api, fetch }, user: CAMILLE })
  await app.user.click(await openButton())
  await payButton()
  return { ...app, api, line }
}

const problem = () => screen.findByText(/La boutique n’a pas répondu/)
const tray = () => within(sheet()).findByText(/Tout est disponible, aux mêmes prix/)

test('a line that is lost while paying leaves what is ordered, and the button that pays', async () => {
  const { user, line, api, router } = await openOnLine()
  line.isCut = true
  await user.click(await payButton())
  expect(await screen.findByText(/La connexion a été interrompue/)).toBeVisible()
  expect(await tray()).toBeVisible()
  expect(screen.queryByText(/La boutique n’a pas répondu/)).not.toBeInTheDocument()
  line.isCut = false
  await user.click(await payButton())
  await waitFor(() => expect(router.state.location.pathname).toBe('/order/confirmation'))
  expect(api.orders.size).toBe(1)
})

test('a day that cannot be looked up has no button that pays, and comes by itself when the line is back', async () => {
  const { user, line } = await openOnLine()
  line.isCut = true
  await user.selectOptions(screen.getByLabelText('Jour de la livraison'), '2026-11-25')
  expect(await problem()).toBeVisible()
  expect(screen.queryByRole('button', { name: /Payer|Calcul du total/ })).not.toBeInTheDocument()
  line.isCut = false
  fireEvent(window, new Event('online'))
  expect(await payButton()).toHaveTextContent(/^Payer 98,80 € TTC$/)
})

test('« Réessayer » keeps the focus in the sheet', async () => {
  const { user, line } = await openOnLine()
  line.isCut = true
  await user.selectOptions(screen.getByLabelText('Jour de la livraison'), '2026-11-25')
  await problem()
  line.isCut = false
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  await payButton()
  await waitFor(() => expect(sheet()).toContainElement(document.activeElement as HTMLElement))
})

test('a day without the usual hour says so, and a delivery today what it costs more', async () => {
  const today = {
    startAt: '2026-11-24T11:00:00+01:00',
    endAt: '2026-11-24T20:00:00+01:00',
    status: 'openWithSales',
    slots: [
      {
        slotStartAt: '2026-11-24T18:00:00+01:00',
        slotEndAt: '2026-11-24T18:30:00+01:00',
        disabledSlot: false,
        stress: 'low',
      },
    ],
  }
  const days = KNOWN.businessDaysWithSlots
  const { user } = await openSheet({
    businessDaysWithSlots: [today, ...(Array.isArray(days) ? (days as object[]) : [])],
  })
  const day = screen.getByLabelText('Jour de la livraison')
  expect(day).toHaveValue(FRIDAY)
  expect(day).not.toHaveAccessibleDescription()
  expect(screen.getByLabelText('Créneau')).not.toHaveAccessibleDescription()
  await user.selectOptions(day, '2026-11-24')
  expect(day).toHaveAccessibleDescription(/^Frais de dernière minute\s: 10,00\s€ HT\.$/)
  expect(screen.getByLabelText('Créneau')).toHaveAccessibleDescription(
    /^Pas de livraison à\u00a012\sh\s00 ce jour-là\.$/,
  )
})
