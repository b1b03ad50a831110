import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import type { WalletBilling } from '#domain/cart/walletBilling'
import { Form } from '../../../src/client/design/forms/Form'
import { FormTextField } from '../../../src/client/design/forms/FormTextField'
import type { Pay } from '../../../src/client/areas/paying/payByCard'
import { WalletPayment } from '../../../src/client/areas/paying/WalletPayment'
import { loadPayments } from '../../../src/client/services/payments/loadPayments'
import type { WalletProps } from '../../../src/client/services/payments/payments'

type Invoice = { customerName: string; address: string }
const required = (text: string | undefined) => (text ? undefined : 'À remplir')

/** A wallet whose sheet is agreed to at once and tells what the test says; then it is closed. */
const walletThatTells = (billing: WalletBilling) =>
  function Wallet({ needsBilling, onAvailable, onPress, onAgree, onCancel }: WalletProps) {
    useEffect(() => onAvailable(true), [onAvailable])
    const press = async () => {
      if (!onPress()) return
      await onAgree(async () => ({ status: 'succeeded' }), billing).catch(() => undefined)
      onCancel()
    }
    return (
      <button type="button" onClick={() => void press()}>
        {needsBilling ? 'Payer et transmettre' : 'Payer'}
      </button>
    )
  }

async function open(billing: WalletBilling, invoice: Invoice) {
  const pay = jest.fn<ReturnType<Pay>, Parameters<Pay>>(async () => undefined)
  const onPaying = jest.fn<void, [boolean]>()
  const payments = await loadPayments({
    stripePublishableKey: null,
    isStripeLinkOn: false,
    graphqlUrl: '/graphql',
  })
  render(
    <Form<Invoice>
      label="Paiement"
      initialValues={invoice}
      validate={({ customerName, address }) => ({
        customerName: required(customerName),
        address: required(address),
      })}
    >
      {() => (
        <>
          <FormTextField name="customerName" label="Nom" />
          <FormTextField name="address" label="Adresse" />
          <WalletPayment
            loaded={{
              status: 'loaded',
              data: { ...payments, Wallet: walletThatTells(billing) },
            }}
            others={[]}
            hasInvoice
            amount={4280}
            pay={pay}
            isBusy={false}
            onPaying={onPaying}
          />
        </>
      )}
    </Form>,
  )
  return { pay, onPaying, user: userEvent.setup() }
}
const EMPTY = { customerName: '', address: '' }

test('a wallet that tells too little pays nothing: the field that it left empty says so', async () => {
  const { pay, user } = await open({ name: 'Alix Moreau', address: { city: 'Paris' } }, EMPTY)
  await user.click(await screen.findByRole('button', { name: 'Payer et transmettre' }))
  expect(pay).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Nom')).toHaveValue('Alix Moreau')
  expect(screen.getByLabelText('Adresse')).toBeInvalid()
  expect(screen.getByLabelText('Adresse')).toHaveFocus()
})

test('what it tells is in the fields and in the payment, and written fields stay', async () => {
  const billing = { name: 'Alix Moreau', address: { line1: '5 rue des Archives', city: 'Paris' } }
  const { pay, user } = await open(billing, { ...EMPTY, customerName: 'Claire Martin' })
  await user.click(await screen.findByRole('button', { name: 'Payer et transmettre' }))
  expect(pay).toHaveBeenCalledWith(expect.objectContaining({ kind: 'card', told: billing }))
  expect(screen.getByLabelText('Nom')).toHaveValue('Claire Martin')
  expect(screen.getByLabelText('Adresse')).toHaveValue('5 rue des Archives, Paris')
  // Nothing is requested any more, and a sheet that closes after an agreement says nothing of the money.
  expect(screen.getByRole('button', { name: 'Payer' })).toBeVisible()
  expect(screen.queryByText(/rien n’a été débité/)).not.toBeInTheDocument()
})

test('a payment that breaks down is no longer under way', async () => {
  const { pay, onPaying, user } = await open({ name: 'Alix Moreau' }, { ...EMPTY, address: 'Lyon' })
  pay.mockRejectedValue(new Error('The next page cannot be had'))
  await user.click(await screen.findByRole('button', { name: 'Payer et transmettre' }))
  expect(onPaying.mock.calls).toEqual([[true], [false]])
  // Its needs are those of the form again, which the wallet has filled.
  expect(await screen.findByRole('button', { name: 'Payer' })).toBeVisible()
})
