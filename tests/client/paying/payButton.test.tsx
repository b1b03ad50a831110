import { act, render, screen } from '@testing-library/react'
import { PayButton } from '../../../src/client/areas/paying/PayButton'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const button = (isPaying: boolean) => (
  <PayButton isPaying={isPaying} isReady>
    Payer 110,80 € TTC
  </PayButton>
)
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))
const words = () => screen.getByRole('status').textContent

test('a payment that takes long is said to go on, from eight seconds until it ends', () => {
  const { rerender } = render(button(true))
  expect(screen.getByRole('button', { name: 'Payer 110,80 € TTC' })).toHaveAttribute('aria-busy')
  pass(7_999)
  expect(words()).toBe('')
  pass(1)
  expect(words()).toMatch(/^C’est plus long que d’habitude\. Gardez cette page ouverte/)
  rerender(button(false))
  expect(words()).toBe('')

  rerender(button(true))
  pass(7_999)
  expect(words()).toBe('')
})

test('a form that is only filled says nothing, however long it takes', () => {
  render(button(false))
  pass(60_000)
  expect(words()).toBe('')
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
})
