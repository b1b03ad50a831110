import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from '../../../src/client/design/Button'
import { Dialog } from '../../../src/client/design/Dialog'

function Example({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Vider le panier ?"
        isDismissable={isDismissable}
      >
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

test('a dialog that asks for a decision leaves only by its own actions', async () => {
  const user = userEvent.setup()
  render(<Example isDismissable={false} />)
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  escape()
  await user.click(screen.getByRole('dialog'))
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Garder' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
