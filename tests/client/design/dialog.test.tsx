import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, useState } from 'react'
import { Button } from '../../../src/client/design/buttons/Button'
import { Dialog } from '../../../src/client/design/dialogs/Dialog'

function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Vider le panier ?">
        <Button onClick={() => setOpen(false)}>Garder</Button>
      </Dialog>
    </>
  )
}

const escape = () =>
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))

test('a dialog has its title for a name, takes the focus and gives it back', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(screen.getByRole('dialog', { name: 'Vider le panier ?' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Vider le panier ?' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
})

test('a dialog whose opener goes with it gives the focus to what stands beside', async () => {
  function List() {
    const [dishes, setDishes] = useState(['Bò bún', 'Tarte'])
    const [picked, setPicked] = useState<string | null>(null)
    const remove = () => {
      setDishes(dishes.filter((dish) => dish !== picked))
      setPicked(null)
    }
    return (
      <main>
        <ul>
          {dishes.map((dish) => (
            <li key={dish}>
              <Button onClick={() => setPicked(dish)}>{dish}</Button>
            </li>
          ))}
        </ul>
        <Dialog isOpen={picked !== null} onClose={() => setPicked(null)} title="Retirer ?">
          <Button onClick={remove}>Oui</Button>
        </Dialog>
      </main>
    )
  }
  const user = userEvent.setup()
  render(<List />)
  await user.click(screen.getByRole('button', { name: 'Bò bún' }))
  await user.click(screen.getByRole('button', { name: 'Oui' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Tarte' })).toHaveFocus())
})

test.each([
  ['drops the caret that a field has left on the page', 0, 1],
  ['keeps the words that are selected', 8, 0],
])('it %s', (_, length, times) => {
  // What plays the user moves the selection with the focus, which browsers do not.
  const drop = jest.spyOn(Selection.prototype, 'removeAllRanges')
  render(<p>Mercredi</p>)
  const words = screen.getByText('Mercredi').firstChild as Text
  const selection = document.getSelection()
  selection?.setBaseAndExtent(words, 0, words, length)
  render(
    <Dialog title="Votre adresse" isOpen onClose={jest.fn()}>
      <p>Paris</p>
    </Dialog>,
  )
  expect(drop).toHaveBeenCalledTimes(times)
  drop.mockRestore()
})

test('Esc and a click beside it close it', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Ouvrir' })
  await user.click(opener)
  escape()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(opener)
  await user.click(screen.getByRole('dialog'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that opens in the place of another gives the focus back to where that one came from', async () => {
  const user = userEvent.setup()
  function Two() {
    const [step, setStep] = useState(0)
    return (
      <>
        <Button onClick={() => setStep(1)}>Ouvrir</Button>
        <Dialog key={step} isOpen={step > 0} onClose={() => setStep(0)} title={`Étape ${step}`}>
          <Button onClick={() => setStep(2)}>Suite</Button>
        </Dialog>
      </>
    )
  }
  render(<Two />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  await user.click(screen.getByRole('button', { name: 'Suite' }))
  expect(screen.getByRole('heading', { name: 'Étape 2' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(screen.getByRole('button', { name: 'Ouvrir' })).toHaveFocus()
})

test('a dialog that waits for something is closed meanwhile: a hidden one would shut the page', async () => {
  const never = new Promise<never>(() => undefined)
  function Waiting({ waits }: { waits: boolean }): null {
    if (waits) throw never
    return null
  }
  const page = (waits: boolean) => (
    <Suspense fallback={<p>Un instant</p>}>
      <Dialog isOpen onClose={() => undefined} title="Votre panier">
        <Waiting waits={waits} />
      </Dialog>
    </Suspense>
  )
  const { rerender } = render(page(false))
  const dialog = screen.getByRole('dialog')
  expect(dialog).toHaveAttribute('open')
  rerender(page(true))
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
  rerender(page(false))
  await waitFor(() => expect(dialog).toHaveAttribute('open'))
})
