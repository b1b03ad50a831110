import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createSandboxPayments } from '../../../src/client/services/payments/sandbox/sandboxPayments'

afterEach(() => jest.restoreAllMocks())

test('the stand-in wallet opens on an origin that is not secure too', async () => {
  const { getRandomValues } = globalThis.crypto
  jest
    .spyOn(globalThis, 'crypto', 'get')
    .mockReturnValue(
      Object.create(null, { getRandomValues: { value: getRandomValues.bind(globalThis.crypto) } }),
    )
  const { Wallet } = createSandboxPayments('/graphql')
  render(
    <Wallet
      amount={1_000}
      needsBilling
      needsContact
      onAvailable={() => undefined}
      onPress={() => true}
      onAgree={() => Promise.resolve(true)}
      onCancel={() => undefined}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Portefeuille de démonstration' }))
  expect(await screen.findByText(/alix\.moreau\.[0-9a-f]{8}@portefeuille\.example/)).toBeVisible()
})
