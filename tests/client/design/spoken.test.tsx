import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { LegalLine } from '../../../src/client/app/footer/LegalLine'
import { ConfirmDialog } from '../../../src/client/design/dialogs/ConfirmDialog'
import { PasswordInput } from '../../../src/client/design/fields/PasswordInput'
import { Stepper } from '../../../src/client/design/fields/Stepper'
import { Toasts } from '../../../src/client/design/notices/Toasts'

test('a quantity says what it counts in its field and its buttons, and in no group around them', () => {
  render(<Stepper value={1} max={9} onChange={() => undefined} label="la quantité de tartes" />)
  expect(screen.getByRole('spinbutton')).toHaveAccessibleName('la quantité de tartes')
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('the button of a password says what a press does, and no state beside it', async () => {
  const user = userEvent.setup()
  render(<PasswordInput aria-label="Mot de passe" />)
  await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
  const button = screen.getByRole('button', { name: 'Masquer le mot de passe' })
  // « Masquer, pressé » would say that it is hidden.
  expect(button).not.toHaveAttribute('aria-pressed')
})

test('a dialog that asks before something is gone says what it leads to as it opens', () => {
  render(
    <ConfirmDialog
      title="Supprimer cette carte ?"
      keepLabel="Garder la carte"
      confirmLabel="Supprimer"
      isBusy={false}
      onClose={() => undefined}
      onConfirm={() => Promise.resolve(null)}
    >
      Elle ne sera plus proposée.
    </ConfirmDialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Supprimer cette carte ?' })
  expect(dialog).toHaveAccessibleDescription('Elle ne sera plus proposée.')
})

test('a message that comes while another is shown is read out alone', () => {
  render(<Toasts>{null}</Toasts>)
  expect(screen.getByRole('status')).toHaveAttribute('aria-atomic', 'false')
})

test('a link that opens another tab says so', () => {
  render(<LegalLine links={[['/cgv', 'Conditions de vente']]} />, { wrapper: MemoryRouter })
  const link = screen.getByRole('link', { name: 'Conditions de vente' })
  expect(link).toHaveAccessibleDescription('Nouvel onglet')
})
