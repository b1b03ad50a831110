import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { Form } from '../../../src/client/design/forms/Form'
import { WalletPayment } from '../../../src/client/areas/paying/WalletPayment'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type { WalletProps } from '../../../src/client/services/payments/payments'

const device: { tell: WalletProps['onAvailable'] } = { tell: () => undefined }
const tell = (isAvailable: boolean) => device.tell(isAvailable)
function Wallet({ onAvailable }: WalletProps) {
  useEffect(() => {
    Object.assign(device, { tell: onAvailable })
  }, [onAvailable])
  return <button type="button">Portefeuille</button>
}
type Loaded = Parameters<typeof WalletPayment>[0]['loaded']

const at = (loaded: Loaded) => (
  <Form label="Paiement">
    {() => (
      <WalletPayment
        loaded={loaded}
        others={[{ kind: 'newCard' }]}
        amount={4280}
        hasInvoice={false}
        pay={async () => undefined}
        isBusy={false}
        onPaying={() => undefined}
      />
    )}
  </Form>
)
const ready = async (): Promise<Loaded> => ({
  status: 'loaded',
  data: {
    ...(await loadPayments({
      stripePublishableKey: null,
      isStripeLinkOn: false,
      graphqlUrl: '/graphql',
    })),
    Wallet,
  },
})
/** Whether the page holds the wallet's place, by the line under it. */
const isInFlow = () => screen.getByText('ou par carte').parentElement?.className === 'wallet'

test('its place is kept while the provider loads and looks, and nothing in there is named yet', async () => {
  const { rerender, container } = render(at({ status: 'loading' }))
  expect(isInFlow()).toBe(true)
  expect(screen.getByText('ou par carte')).toHaveClass('kept')
  expect(container.querySelector('.skeleton')).toBeInTheDocument()
  rerender(at(await ready()))
  expect(isInFlow()).toBe(true)
  expect(screen.getByText('Portefeuille').parentElement).toHaveClass('awaited')
  expect(screen.queryByRole('group', { name: 'Paiement express' })).not.toBeInTheDocument()
  act(() => tell(true))
  expect(isInFlow()).toBe(true)
  expect(screen.getByText('ou par carte')).not.toHaveClass('kept')
  expect(container.querySelector('.skeleton')).not.toBeInTheDocument()
  expect(screen.getByRole('group', { name: 'Paiement express' })).toContainElement(
    screen.getByText('Portefeuille'),
  )
})

test('the place is given up on a device without a wallet', async () => {
  render(at(await ready()))
  act(() => tell(false))
  expect(isInFlow()).toBe(false)
  expect(screen.queryByRole('group', { name: 'Paiement express' })).not.toBeInTheDocument()
})

test('and when the provider’s part does not come', () => {
  render(at({ status: 'failed' }))
  expect(isInFlow()).toBe(false)
})
